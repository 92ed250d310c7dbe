package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.launcher.Compose.Container;

/** What holds for every container: pinned images, no rights, no secret in a file. */
class ContainersTest {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z_]+)(:[-?][^}]*)?}");
    private static final Pattern SECRET = Pattern.compile(".*(PASSWORD|SECRET|KEY)$");
    private static final List<String> IMAGE_FILES =
            List.of("deploy/images/Containerfile", "deploy/images/identity/Containerfile");

    static Stream<Container> containers() {
        return Stream.of(Compose.MAIN, Compose.DEVELOPMENT)
                .flatMap(file -> Compose.read(file).containers().values().stream());
    }

    @ParameterizedTest
    @MethodSource("containers")
    void it_has_no_rights_and_writes_only_where_it_must(Container container) {
        assertEquals("true", container.text("read_only"));
        assertEquals(List.of("ALL"), container.texts("cap_drop"));
        assertEquals(List.of("no-new-privileges:true"), container.texts("security_opt"));
        assertTrue(container.texts("tmpfs").contains("/tmp"));
        assertTrue(container.text("mem_limit").matches("\\d+[mg]"), "no limit of memory");
        for (String key : List.of("privileged", "cap_add", "network_mode", "pid", "devices", "userns_mode")) {
            assertFalse(container.settings().containsKey(key), key);
        }
        assertFalse(container.texts("volumes").toString().contains("docker.sock"));
        assertTrue(user(container).matches("[1-9]\\d*:[1-9]\\d*"), "runs as " + user(container));
    }

    private static String user(Container container) {
        if (container.settings().containsKey("user")) {
            return container.text("user");
        }
        Container built = container.imageFile().isEmpty()
                ? containers()
                        .filter(other -> !other.imageFile().isEmpty())
                        .filter(other -> other.text("image").equals(container.text("image")))
                        .findFirst()
                        .orElseThrow()
                : container;
        String target = built.buildTarget().equals("null") ? null : built.buildTarget();
        return ImageFile.read(built.imageFile()).in(target, "USER").orElse("root");
    }

    @ParameterizedTest
    @MethodSource("containers")
    void its_image_is_of_the_version_that_this_build_names(Container container) {
        String tag = container.text("image").replaceFirst("^[^:]+:", "");
        String expected = switch (container.name()) {
            case "postgresql" ->
                Repository.version("postgresql-binaries.version").replaceAll("\\.0$", "");
            case "kafka" -> Repository.version("kafka.version");
            case "mail" -> "v1.27.0";
            default -> Repository.version("version").replace("-SNAPSHOT", "");
        };
        assertTrue(tag.equals(expected) || tag.startsWith(expected + "-"), container.text("image"));
        boolean ours = container.text("image").startsWith("townhound/");
        String source = container.imageFile().isEmpty() ? "never" : "build";
        assertEquals(ours ? source : "null", container.text("pull_policy"));
    }

    @Test
    void what_images_are_made_from_is_pinned_too() {
        String java = Repository.version("maven.compiler.release");
        for (String file : IMAGE_FILES) {
            ImageFile images = ImageFile.read(file);
            for (String base : images.all("FROM")) {
                String image = base.split(" ", 2)[0];
                boolean stage = images.all("FROM").stream().anyMatch(line -> line.endsWith(" AS " + image));
                String name = image.replaceFirst(":.*", "");
                String tag = image.replaceFirst("^[^:]*:", "");
                String expected = switch (name) {
                    case "quay.io/keycloak/keycloak" -> Pattern.quote(Repository.version("keycloak.version"));
                    case "docker.io/library/maven" -> "3\\.\\d+\\.\\d+-eclipse-temurin-" + java;
                    case "docker.io/library/eclipse-temurin" -> java + "\\.\\d+\\.\\d+_\\d+-jre-noble";
                    default -> "not known";
                };
                assertTrue(stage || tag.matches(expected), base);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("containers")
    void its_secrets_come_from_the_environment_and_must_be_there(Container container) {
        container.environment().forEach((name, value) -> {
            if (SECRET.matcher(name).matches()) {
                assertTrue(value.matches("\\$\\{[A-Z_]+:\\?[^}]+}"), name);
            }
        });
    }

    @Test
    void the_example_names_every_variable_and_holds_no_secret() {
        String example = Repository.text(".env.example");
        Set<String> used = new TreeSet<>();
        VARIABLE.matcher(Repository.text(Compose.MAIN)).results().forEach(found -> used.add(found.group(1)));
        Set<String> named = example.lines()
                .filter(line -> line.matches("#?[A-Z_]+=.*"))
                .map(line -> line.replaceFirst("^#", "").replaceFirst("=.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(used, named);
        example.lines()
                .filter(line -> line.matches("[A-Z_]+=.*"))
                .filter(line -> SECRET.matcher(line.replaceFirst("=.*", "")).matches())
                .forEach(line -> assertTrue(line.endsWith("="), line));
        assertTrue(Repository.text(".gitignore").lines().anyMatch(".env"::equals));
        assertTrue(Repository.text(".dockerignore").lines().anyMatch(".env"::equals));
    }
}
