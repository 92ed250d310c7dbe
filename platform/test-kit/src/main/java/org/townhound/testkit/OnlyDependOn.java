package org.townhound.testkit;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/**
 * An allow-list: whatever it does not name is forbidden, so it cannot rot the way a deny-list does.
 *
 * <p>Everything that the class file names counts: supertypes, fields, parameters, annotations, calls, and the elements
 * of arrays.
 */
final class OnlyDependOn extends ArchCondition<JavaClass> {
    /** Which classes may be used. */
    @FunctionalInterface
    interface AllowList {
        /** Whether a class at a place may use {@code target}, which is no array and no primitive type. */
        boolean allows(Place user, JavaClass target);
    }

    private final AllowList allowed;

    OnlyDependOn(String description, AllowList allowed) {
        super("only depend on " + description);
        this.allowed = allowed;
    }

    /** Reports each dependency that is not allowed, with the line of code where ArchUnit knows it. */
    @Override
    public void check(JavaClass user, ConditionEvents events) {
        Place place = Place.of(user);
        for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            if (!target.isPrimitive() && !allowed.allows(place, target)) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }
}
