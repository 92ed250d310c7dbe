package org.townhound.testkit;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** What drives a service, below {@code adapters.in}, and what it drives, below {@code adapters.out}, are strangers. */
final class KeepInAndOutApart extends ArchCondition<JavaClass> {
    private static final String IN = ".adapters.in";
    private static final String OUT = ".adapters.out";

    KeepInAndOutApart() {
        super("keep in and out apart");
    }

    /** Reports each dependency from one side to the other. */
    @Override
    public void check(JavaClass user, ConditionEvents events) {
        for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            if ((isWithin(user, IN) && isWithin(target, OUT)) || (isWithin(user, OUT) && isWithin(target, IN))) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    private static boolean isWithin(JavaClass type, String side) {
        return (type.getPackageName() + ".").contains(side + ".");
    }
}
