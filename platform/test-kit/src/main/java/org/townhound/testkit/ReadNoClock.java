package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;

/**
 * No call of, and no reference to, anything that tells the time or throws dice.
 *
 * <p>References count like calls: a method handle to {@code Instant.now} reads the clock just as well. An injected
 * clock is forbidden too, because a decision that asks it comes out differently on replay. Only classes of {@code java}
 * are looked at; R1 keeps all others out of the domain.
 */
final class ReadNoClock extends ArchCondition<JavaClass> {
    /** Forbidden by name wherever in {@code java} they stand. */
    private static final Set<String> METHODS =
            Set.of("now", "randomUUID", "currentTimeMillis", "nanoTime", "random", "instant", "millis");
    /** Forbidden with every method, constructors included. */
    private static final Set<String> SOURCES = Set.of(
            "java.time.Clock",
            "java.time.InstantSource",
            "java.util.Date",
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.random.RandomGenerator",
            "java.security.SecureRandom");

    ReadNoClock() {
        super("read no clock and throw no dice");
    }

    /** Reports each access, with the line of code where ArchUnit knows it. */
    @Override
    public void check(JavaClass user, ConditionEvents events) {
        for (JavaAccess<?> access : user.getAccessesFromSelf()) {
            JavaClass owner = access.getTargetOwner();
            boolean isOfJava = owner.getPackageName().startsWith("java.");
            if (isOfJava && (METHODS.contains(access.getName()) || SOURCES.contains(owner.getName()))) {
                events.add(SimpleConditionEvent.violated(access, access.getDescription()));
            }
        }
    }
}
