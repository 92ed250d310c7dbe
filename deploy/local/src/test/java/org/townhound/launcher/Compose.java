package org.townhound.launcher;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A compose file as an engine reads it, with anchors and merges resolved and variables left as they are written.
 *
 * @param containers by name, in the file's order
 */
record Compose(Map<String, Container> containers) {
    static final String MAIN = "docker-compose.yml";
    static final String DEVELOPMENT = "deploy/images/development.yml";

    /** What the file says about one container. */
    record Container(String name, Map<String, Object> settings) {
        String text(String key) {
            return String.valueOf(settings.get(key));
        }

        List<String> texts(String key) {
            return settings.get(key) instanceof List<?> list
                    ? list.stream().map(String::valueOf).toList()
                    : List.of();
        }

        Map<String, String> environment() {
            return strings(settings.get("environment"));
        }

        /** By the container that is waited for, the condition. */
        Map<String, String> dependencies() {
            Map<String, String> conditions = new TreeMap<>();
            map(settings.get("depends_on"))
                    .forEach((other, how) -> conditions.put(other, strings(how).get("condition")));
            return conditions;
        }

        /** The image file from which it is built; empty for an image that others made. */
        String imageFile() {
            Map<String, String> build = strings(settings.get("build"));
            if (build.isEmpty()) {
                return "";
            }
            return build.get("context").equals(".")
                    ? build.get("dockerfile")
                    : build.get("context") + "/" + build.get("dockerfile");
        }

        Map<String, String> buildArguments() {
            return strings(map(settings.get("build")).get("args"));
        }

        String buildTarget() {
            return String.valueOf(map(settings.get("build")).get("target"));
        }
    }

    static Compose read(String path) {
        Map<String, Object> file =
                map(new Yaml(new SafeConstructor(new LoaderOptions())).<Object>load(Repository.text(path)));
        Map<String, Container> containers = new LinkedHashMap<>();
        map(file.get("services")).forEach((name, settings) -> containers.put(name, new Container(name, map(settings))));
        return new Compose(containers);
    }

    Container container(String name) {
        return containers.get(name);
    }

    static Map<String, Object> map(Object node) {
        Map<String, Object> entries = new LinkedHashMap<>();
        if (node instanceof Map<?, ?> given) {
            given.forEach((key, value) -> entries.put(String.valueOf(key), value));
        }
        return entries;
    }

    private static Map<String, String> strings(Object node) {
        Map<String, String> entries = new TreeMap<>();
        map(node).forEach((key, value) -> entries.put(key, String.valueOf(value)));
        return entries;
    }
}
