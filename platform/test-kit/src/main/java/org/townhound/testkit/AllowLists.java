package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;

/**
 * What each layer may use, in the words of rules R1, R3 and R5.
 *
 * <p>An allow-list names what may be used and forbids the rest, so a new library is forbidden until somebody adds it
 * here on purpose. Names are compared by whole package parts: {@code java} does not allow {@code javax}.
 */
final class AllowLists {
    /** Parts of {@code java} that reach files, network, databases, logs or private members. */
    private static final List<String> OUTSIDE_WORLD =
            List.of("java.io", "java.net", "java.nio", "java.sql", "java.lang.reflect", "java.util.logging");
    /** Value types of {@code java.io} and its like that every record and enum may meet. */
    private static final Set<String> HARMLESS = Set.of("java.io.Serializable", "java.nio.charset.Charset");

    private AllowLists() {}

    /**
     * R1: plain Java without the outside world, the domain and the events of the own service, and the value types of
     * law.
     *
     * @param user where the class stands that uses it
     * @param target a class, no array and no primitive type
     */
    static boolean domain(Place user, JavaClass target) {
        return isPlainJava(target)
                || isOwn(user, target, "domain")
                || isOwnEvent(user, target)
                || isWithin(target, "org.townhound.ordinances.values");
    }

    /**
     * R3: what the domain may use, the own application layer, and the interfaces of the platform's libraries. The
     * session may be named here, since it is handed on.
     *
     * @param user where the class stands that uses it
     * @param target a class, no array and no primitive type
     */
    static boolean application(Place user, JavaClass target) {
        return isPlainJava(target)
                || isOwn(user, target, "domain")
                || isOwn(user, target, "application")
                || isOwnEvent(user, target)
                || isWithin(target, "org.townhound.contracts.kit")
                || isWithin(target, "org.townhound.eventstore")
                || isWithin(target, "org.townhound.kit")
                || isWithin(target, "org.townhound.ordinances")
                || isWithin(target, "io.smallrye.mutiny")
                || isSession(target);
    }

    /**
     * R5: inside a feature anything; of another feature of the service only its application layer. The service's own
     * package, which belongs to no feature, may use everything in it.
     *
     * @param user where the class stands that uses it
     * @param target a class, no array and no primitive type
     */
    static boolean feature(Place user, JavaClass target) {
        Place other = Place.of(target);
        return user.feature().isEmpty()
                || !user.isOfSameServiceAs(other)
                || user.isOfSameFeatureAs(other)
                || other.layer().equals("application");
    }

    /** The transaction that the event store hands in: it may be passed on, and R3 forbids to call it. */
    static boolean isSession(JavaClass target) {
        return target.getName().equals("org.hibernate.reactive.mutiny.Mutiny$Session");
    }

    private static boolean isPlainJava(JavaClass target) {
        return isWithin(target, "java")
                && (HARMLESS.contains(target.getName())
                        || OUTSIDE_WORLD.stream().noneMatch(name -> isWithin(target, name)));
    }

    private static boolean isOwn(Place user, JavaClass target, String layer) {
        Place other = Place.of(target);
        return user.isOfSameServiceAs(other) && other.layer().equals(layer);
    }

    /** Every service has its own records; {@code Event} itself is the type that all of them share. */
    private static boolean isOwnEvent(Place user, JavaClass target) {
        return target.getName().equals("org.townhound.contracts.Event")
                || isWithin(target, "org.townhound.contracts." + user.service());
    }

    private static boolean isWithin(JavaClass target, String packageName) {
        return target.getPackageName().equals(packageName)
                || target.getPackageName().startsWith(packageName + ".");
    }
}
