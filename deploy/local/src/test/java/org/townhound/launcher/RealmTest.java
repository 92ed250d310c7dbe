package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.keycloak.representations.idm.ClientRepresentation;
import org.keycloak.representations.idm.PartialImportRepresentation;
import org.keycloak.representations.idm.ProtocolMapperRepresentation;
import org.keycloak.representations.idm.RealmRepresentation;
import org.keycloak.representations.idm.RoleRepresentation;
import org.keycloak.representations.idm.UserRepresentation;
import org.townhound.launcher.Compose.Container;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The identity provider's realm gives the tokens that the services read; its files are read as the provider reads them. */
class RealmTest {
    private static final String FOLDER = "deploy/images/identity/";

    private final Compose compose = Compose.read(Compose.MAIN);
    private final Container identity = compose.container("identity");
    private final RealmRepresentation realm = read("townhound-realm.json", RealmRepresentation.class);
    private final PartialImportRepresentation people = read("example-people.json", PartialImportRepresentation.class);
    private final ServiceSettings settings = ServiceSettings.of(ServiceDefinition.ALL.getFirst());

    /** Fails for a field that the provider does not know. */
    private static <T> T read(String file, Class<T> form) {
        try {
            return new ObjectMapper().readValue(Repository.text(FOLDER + file), form);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(file, e);
        }
    }

    @Test
    void its_roles_are_those_of_the_access_matrix_but_for_the_public() {
        Object matrix = new Yaml(new SafeConstructor(new LoaderOptions()))
                .load(Repository.text("platform/service-kit/src/main/resources/access-matrix.yaml"));
        Set<String> expected = new TreeSet<>();
        ((List<?>) Compose.map(matrix).get("roles")).forEach(role -> expected.add(role.toString()));
        expected.remove("public");
        assertEquals(
                expected,
                realm.getRoles().getRealm().stream()
                        .map(RoleRepresentation::getName)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void a_token_says_who_in_which_roles_in_which_towns_and_that_it_is_for_townhound() {
        Map<String, ProtocolMapperRepresentation> mappers =
                realm.getClientScopes().getFirst().getProtocolMappers().stream()
                        .collect(Collectors.toMap(ProtocolMapperRepresentation::getProtocolMapper, mapper -> mapper));
        assertEquals(
                Set.of(
                        "oidc-sub-mapper",
                        "oidc-usermodel-realm-role-mapper",
                        "oidc-usermodel-attribute-mapper",
                        "oidc-audience-mapper"),
                mappers.keySet());
        mappers.values()
                .forEach(mapper -> assertEquals("true", mapper.getConfig().get("access.token.claim")));
        Map<String, String> roles =
                mappers.get("oidc-usermodel-realm-role-mapper").getConfig();
        assertEquals(settings.properties().get("quarkus.oidc.roles.role-claim-path"), roles.get("claim.name"));
        assertEquals("true", roles.get("multivalued"));
        Map<String, String> towns =
                mappers.get("oidc-usermodel-attribute-mapper").getConfig();
        assertTrue(Repository.text("platform/service-kit/src/main/java/org/townhound/kit/access/Caller.java")
                .contains("getClaim(\"" + towns.get("claim.name") + "\")"));
        assertEquals("towns", towns.get("user.attribute"));
        assertEquals("true", towns.get("multivalued"));
        assertEquals(
                compose.container("licensing").environment().get("TOWNHOUND_TOKEN_AUDIENCE"),
                mappers.get("oidc-audience-mapper").getConfig().get("included.custom.audience"));
        assertEquals(
                settings.properties().get("quarkus.oidc.token.signature-algorithm"),
                realm.getDefaultSignatureAlgorithm().toLowerCase(Locale.ROOT));
    }

    @Test
    void each_service_is_a_client_of_its_own_with_the_role_service_and_no_more() {
        for (ServiceDefinition service : ServiceDefinition.ALL) {
            Map<String, String> told = compose.container(service.name()).environment();
            ClientRepresentation client = client(told.get("TOWNHOUND_TOKEN_CLIENT"));
            assertEquals("townhound-" + service.name(), client.getClientId());
            assertTrue(client.isServiceAccountsEnabled());
            assertFalse(
                    client.isPublicClient() || client.isStandardFlowEnabled() || client.isDirectAccessGrantsEnabled());
            String variable = ServiceSettings.variable(service.name()) + "_CLIENT_SECRET";
            assertEquals("${" + variable + "}", client.getSecret());
            assertEquals(identity.environment().get(variable), told.get("TOWNHOUND_TOKEN_CLIENT_SECRET"));
            UserRepresentation account = realm.getUsers().stream()
                    .filter(user -> client.getClientId().equals(user.getServiceAccountClientId()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(List.of("service"), account.getRealmRoles());
        }
        assertEquals(ServiceDefinition.ALL.size() + 1, realm.getClients().size());
        realm.getClients().forEach(client -> assertEquals(List.of("townhound"), client.getDefaultClientScopes()));
        assertEquals("townhound", realm.getClientScopes().getFirst().getName());
    }

    private ClientRepresentation client(String id) {
        return realm.getClients().stream()
                .filter(client -> client.getClientId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void people_come_by_the_browser_and_none_is_in_the_realm() {
        ClientRepresentation client = client("townhound-people");
        assertTrue(client.isPublicClient());
        assertFalse(client.isDirectAccessGrantsEnabled() || client.isServiceAccountsEnabled());
        assertEquals(ServiceDefinition.ALL.size(), realm.getUsers().size());
        realm.getUsers().forEach(user -> assertNull(user.getCredentials(), user.getUsername()));
        assertFalse(realm.isRegistrationAllowed());
        assertTrue(realm.isBruteForceProtected());
    }

    @Test
    void nobody_chooses_the_own_towns() throws JsonProcessingException {
        String profile = realm.getComponents()
                .getFirst("org.keycloak.userprofile.UserProfileProvider")
                .getConfig()
                .getFirst("kc.user.profile.config");
        for (JsonNode attribute : new ObjectMapper().readTree(profile).get("attributes")) {
            assertEquals(
                    "[\"admin\"]",
                    attribute.at("/permissions/edit").toString(),
                    attribute.get("name").asText());
            assertEquals(
                    attribute.get("name").asText().equals("towns"),
                    attribute.path("multivalued").asBoolean());
        }
    }

    @Test
    void example_people_have_real_roles_and_the_password_of_the_environment() {
        Set<String> roles = realm.getRoles().getRealm().stream()
                .map(RoleRepresentation::getName)
                .collect(Collectors.toSet());
        people.getUsers().forEach(person -> {
            assertTrue(roles.containsAll(person.getRealmRoles()), person.getUsername());
            assertFalse(person.getRealmRoles().contains("service"));
            assertEquals(
                    "@EXAMPLE_PASSWORD@", person.getCredentials().getFirst().getValue());
            List<String> towns = person.getAttributes().get("towns");
            assertEquals(person.getRealmRoles().contains("auditor"), towns.contains("*"), person.getUsername());
        });
        String script = Repository.text(FOLDER + "example-people.sh");
        Compose.read(Compose.DEVELOPMENT)
                .container("example-people")
                .environment()
                .keySet()
                .forEach(name -> assertTrue(script.contains("$" + name), name));
        assertFalse(Repository.text(Compose.MAIN).contains("example-people"));
    }

    @Test
    void services_and_provider_agree_on_addresses() {
        Map<String, String> told = compose.container("licensing").environment();
        String path = "/realms/" + realm.getRealm();
        ImageFile image = ImageFile.read(identity.imageFile());
        String port = image.in(null, "EXPOSE").orElseThrow();
        for (String property : List.of("quarkus.oidc.auth-server-url", "quarkus.oidc-client.auth-server-url")) {
            assertEquals("townhound.token.provider", settings.behind(property));
        }
        assertEquals("http://identity:" + port + path, told.get("TOWNHOUND_TOKEN_PROVIDER"));
        assertEquals(identity.environment().get("KC_HOSTNAME") + path, told.get("TOWNHOUND_TOKEN_ISSUER"));
        assertEquals(
                "${IDENTITY_URL:-http://localhost:8180}", identity.environment().get("KC_HOSTNAME"));
        assertEquals(List.of("${TOWNHOUND_BIND:-127.0.0.1}:8180:" + port), identity.texts("ports"));
        assertEquals("true", identity.environment().get("KC_HOSTNAME_BACKCHANNEL_DYNAMIC"));
        assertEquals(
                "jdbc:postgresql://postgresql:5432/" + Preparation.IDENTITY,
                identity.environment().get("KC_DB_URL"));
        assertEquals(Preparation.IDENTITY + "_owner", identity.environment().get("KC_DB_USERNAME"));
        assertEquals(
                compose.container("setup").environment().get("IDENTITY_DATABASE_OWNER_PASSWORD"),
                identity.environment().get("KC_DB_PASSWORD"));
        assertTrue(image.all("ENV").containsAll(List.of("KC_DB=postgres", "KC_HEALTH_ENABLED=true")));
        assertTrue(image.in(null, "HEALTHCHECK").orElseThrow().contains("HEAD /health/ready HTTP"));
        assertTrue(
                image.in(null, "ENTRYPOINT").orElseThrow().endsWith("\"start\", \"--optimized\", \"--import-realm\"]"));
        assertTrue(image.in(null, "COPY").orElseThrow().contains("townhound-realm.json /opt/keycloak/data/import/"));
    }
}
