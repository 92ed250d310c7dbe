package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.launcher.Compose.Container;
import org.townhound.servers.ServiceDatabase;

/** The services in containers are told what they read, and what belongs together is the same everywhere. */
class ComposedServicesTest {
    private static final String IMAGES = "deploy/images/Containerfile";
    private static final Set<String> OTHER_PROGRAMS = Set.of("JAVA_TOOL_OPTIONS");

    private final Compose compose = Compose.read(Compose.MAIN);
    private final ImageFile images = ImageFile.read(IMAGES);

    static Stream<ServiceDefinition> services() {
        return ServiceDefinition.ALL.stream();
    }

    @Test
    void there_is_a_container_for_each_service_and_the_image_builds_each() {
        Set<String> built = compose.containers().values().stream()
                .filter(container -> container.buildTarget().equals("service"))
                .map(Container::name)
                .collect(Collectors.toSet());
        assertEquals(services().map(ServiceDefinition::name).collect(Collectors.toSet()), built);
        String modules = services().map(service -> service.name() + "-service").collect(Collectors.joining(","));
        assertTrue(
                images.all("RUN").getFirst().contains("-pl deploy/local," + modules + " -am"),
                images.all("RUN").getFirst());
    }

    @ParameterizedTest
    @MethodSource("services")
    void it_listens_on_its_own_port_and_is_asked_for_its_readiness(ServiceDefinition service) {
        Container container = compose.container(service.name());
        String port = Integer.toString(service.port());
        assertEquals(port, ServiceSettings.of(service).properties().get("quarkus.http.port"));
        assertEquals(Map.of("SERVICE", service.name(), "PORT", port), container.buildArguments());
        assertEquals(List.of("${TOWNHOUND_BIND:-127.0.0.1}:" + port + ":" + port), container.texts("ports"));
        assertEquals(IMAGES, container.imageFile());
        assertEquals("QUARKUS_HTTP_PORT=${PORT}", images.in("service", "ENV").orElseThrow());
        assertEquals("${PORT}", images.in("service", "EXPOSE").orElseThrow());
        String check = images.in("service", "HEALTHCHECK").orElseThrow();
        assertTrue(check.contains("GET " + Health.READY + " HTTP"), check);
        assertTrue(check.contains("/dev/tcp/127.0.0.1/$QUARKUS_HTTP_PORT"), check);
    }

    @ParameterizedTest
    @MethodSource("services")
    void it_is_told_what_it_reads_and_nothing_else(ServiceDefinition service) {
        ServiceSettings settings = ServiceSettings.of(service);
        Set<String> told =
                new TreeSet<>(compose.container(service.name()).environment().keySet());
        Set<String> missing = new TreeSet<>(settings.required());
        missing.removeAll(told);
        assertEquals(Set.of(), missing);
        told.removeAll(settings.known());
        assertEquals(OTHER_PROGRAMS, told);
    }

    @ParameterizedTest
    @MethodSource("services")
    void it_has_its_own_database_key_and_sources(ServiceDefinition service) {
        Map<String, String> told = compose.container(service.name()).environment();
        ServiceDatabase database = new ServiceDatabase("postgresql", 5432, service.name(), "", "");
        database.configuration().forEach((key, value) -> {
            String variable = ServiceSettings.variable(key);
            assertEquals(value.isEmpty() ? told.get(variable) : value, told.get(variable), variable);
        });
        String prefix = "${" + ServiceSettings.variable(service.name());
        assertTrue(told.get("TOWNHOUND_DATABASE_PASSWORD").startsWith(prefix + "_DATABASE_PASSWORD:?"));
        assertTrue(told.get("TOWNHOUND_DATABASE_OWNER_PASSWORD").startsWith(prefix + "_DATABASE_OWNER_PASSWORD:?"));
        assertTrue(told.get("TOWNHOUND_SECRET").startsWith(prefix + "_HASH_KEY:?"));
        assertEquals("false", told.get("TOWNHOUND_SIMULATION"));
        services()
                .forEach(other -> assertEquals(
                        "http://" + other.name() + ":" + other.port(),
                        told.get(ServiceSettings.variable("townhound.sources." + other.name() + ".url"))));
    }

    @ParameterizedTest
    @MethodSource("services")
    void it_runs_with_the_heap_and_the_switches_of_up(ServiceDefinition service) {
        Container container = compose.container(service.name());
        assertEquals(
                "-Xmx" + service.heapMegabytes() + "m", container.environment().get("JAVA_TOOL_OPTIONS"));
        assertTrue(Integer.parseInt(container.text("mem_limit").replace("m", "")) > 2 * service.heapMegabytes());
        List<String> local = new ServiceProcess(service, Path.of("quarkus-run.jar"), 1, Map.of()).command();
        List<String> here = List.of(images.in("service", "ENTRYPOINT")
                .orElseThrow()
                .replaceAll("[\\[\\]\"]", "")
                .split(", "));
        assertTrue(local.containsAll(here.subList(1, here.size())), here.toString());
        assertTrue(images.in("service", "COPY").orElseThrow().contains("${SERVICE}-service/target/quarkus-app/ ./"));
    }

    @Test
    void mail_goes_to_the_catcher_unless_another_server_is_named() {
        Map<String, String> told = compose.container("notification").environment();
        Ports usual = Ports.usual(ServiceDefinition.ALL);
        assertEquals("${MAIL_HOST:-mail}", told.get("TOWNHOUND_MAIL_HOST"));
        assertEquals("${MAIL_PORT:-" + usual.mail() + "}", told.get("TOWNHOUND_MAIL_PORT"));
        String page = usual.mailPage() + ":" + usual.mailPage();
        assertEquals(List.of("127.0.0.1:" + page), compose.container("mail").texts("ports"));
    }
}
