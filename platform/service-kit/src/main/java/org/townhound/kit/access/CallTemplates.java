package org.townhound.kit.access;

import jakarta.inject.Singleton;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The path template of a resource's method, as the matrix writes it: {@code /towns/{town}/dogs/{id}}. */
@Singleton
final class CallTemplates {
    private static final Pattern EXPRESSION = Pattern.compile("\\{\\s*([^:}\\s]+)\\s*:[^}]*}");

    private final Map<Method, String> known = new ConcurrentHashMap<>();

    /** The template; worked out once for each method. */
    String of(ResourceInfo resource) {
        return known.computeIfAbsent(
                resource.getResourceMethod(), method -> template(resource.getResourceClass(), method));
    }

    /** A class's path and its method's, without regular expressions: {@code {id: .+}} is {@code {id}}. */
    private static String template(Class<?> type, Method method) {
        String path = part(type.getAnnotation(Path.class)) + part(method.getAnnotation(Path.class));
        return EXPRESSION.matcher(path).replaceAll("{$1}");
    }

    private static String part(Path path) {
        if (path == null) {
            return "";
        }
        String bare = path.value().replaceAll("^/+|/+$", "");
        return bare.isEmpty() ? "" : "/" + bare;
    }
}
