package org.townhound.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.stream.Stream;

/** Who says that something happened: the domain of the service whose event it is, and nobody else. */
final class MakeOnlyOwnEvents extends ArchCondition<JavaClass> {
    private static final String CONTRACTS = "org.townhound.contracts";
    private static final String EVENT = CONTRACTS + ".Event";
    private static final int PUBLISHER = 3;

    MakeOnlyOwnEvents() {
        super("make only events of their own service, in the domain");
    }

    /** Reports each call of, and each reference to, a constructor of an event that is not for this class to make. */
    @Override
    public void check(JavaClass maker, ConditionEvents events) {
        Place place = Place.of(maker);
        Stream.<JavaCodeUnitAccess<?>>concat(
                        maker.getConstructorCallsFromSelf().stream(), maker.getConstructorReferencesFromSelf().stream())
                .filter(access -> isEvent(access.getTargetOwner()))
                .filter(access -> !mayMake(place, access.getTargetOwner()))
                .forEach(access -> events.add(SimpleConditionEvent.violated(access, access.getDescription())));
    }

    private static boolean isEvent(JavaClass type) {
        return type.getPackageName().startsWith(CONTRACTS + ".") && type.isAssignableTo(EVENT);
    }

    private static boolean mayMake(Place maker, JavaClass event) {
        String publisher = event.getPackageName().split("\\.", -1)[PUBLISHER];
        return maker.layer().equals("domain") && maker.service().equals(publisher);
    }
}
