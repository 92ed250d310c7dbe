package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;

/**
 * Where a class of a service stands, read from its package: {@code org.townhound.<service>.<feature>.<layer>…}.
 *
 * <p>It is a matter of names only: a class outside {@code org.townhound} has an empty place, which is of no service and
 * so never of the same one. Libraries of the platform read as services without features.
 *
 * @param service such as {@code licensing}; empty outside {@code org.townhound}
 * @param feature such as {@code license}; empty for the service's own package
 * @param layer such as {@code domain}; empty for a flat feature
 */
record Place(String service, String feature, String layer) {
    static final String ROOT = "org.townhound.";
    static final List<String> LAYERS = List.of("domain", "application", "adapters");

    /** The place of a class; of a nested one that of the class around it, since they share a package. */
    static Place of(JavaClass type) {
        if (!type.getPackageName().startsWith(ROOT)) {
            return new Place("", "", "");
        }
        List<String> parts =
                List.of(type.getPackageName().substring(ROOT.length()).split("\\."));
        return new Place(part(parts, 0), part(parts, 1), part(parts, 2));
    }

    /** Whether both stand in one service; two classes outside of Townhound do not. */
    boolean isOfSameServiceAs(Place other) {
        return !service.isEmpty() && service.equals(other.service);
    }

    /** Whether both stand in one feature of one service. */
    boolean isOfSameFeatureAs(Place other) {
        return isOfSameServiceAs(other) && feature.equals(other.feature);
    }

    private static String part(List<String> parts, int at) {
        return at < parts.size() ? parts.get(at) : "";
    }
}
