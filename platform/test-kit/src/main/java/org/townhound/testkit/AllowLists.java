package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;

/** What each layer may use, in the words of rules R1, R3 and R5. */
final class AllowLists {
    private static final List<String> OUTSIDE_WORLD =
            List.of("java.io", "java.net", "java.nio", "java.sql", "java.lang.reflect", "java.util.logging");
    /** Value types of {@code java.io} and its like that every record and enum may meet. */
    private static final Set<String> HARMLESS = Set.of("java.io.Serializable", "java.nio.charset.Charset");

    private AllowLists() {}

    static boolean domain(Place user, JavaClass target) {
        return isPlainJava(target)
                || isOwn(user, target, "domain")
                || isOwnEvent(user, target)
                || isWithin(target, "org.townhound.ordinances.values");
    }

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

    /** Inside a feature anything; of another feature of the service only its application layer. */
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

    private static boolean isOwnEvent(Place user, JavaClass target) {
        return target.getName().equals("org.townhound.contracts.Event")
                || isWithin(target, "org.townhound.contracts." + user.service());
    }

    private static boolean isWithin(JavaClass target, String packageName) {
        return target.getPackageName().equals(packageName)
                || target.getPackageName().startsWith(packageName + ".");
    }
}
