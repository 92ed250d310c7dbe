package org.townhound.enforcement.offense.domain;

import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.enforcement.offense.domain.Offense.Recorded;
import org.townhound.enforcement.offense.domain.Offense.Unrecorded;
import org.townhound.enforcement.offense.domain.Offense.Voided;
import org.townhound.enforcement.offense.domain.OffenseCommand.RecordOffense;
import org.townhound.enforcement.offense.domain.OffenseCommand.VoidOffense;
import org.townhound.ordinances.values.Decision;

public final class OffenseDecider {
    private OffenseDecider() {}

    public static Decision<EnforcementEvent, OffenseRefusal> decide(OffenseCommand command, Offense offense) {
        return switch (command) {
            case RecordOffense form -> take(form, offense);
            case VoidOffense voiding -> voidOffense(voiding, offense);
        };
    }

    private static Decision<EnforcementEvent, OffenseRefusal> take(RecordOffense form, Offense offense) {
        return switch (offense) {
            case Unrecorded _ -> Decision.accept(recorded(form, form.keeperConfirmed()));
            case Recorded(OffenseRecorded content) -> again(form, content);
            case Voided voided -> again(form, voided.content());
        };
    }

    private static Decision<EnforcementEvent, OffenseRefusal> again(RecordOffense form, OffenseRecorded content) {
        return recorded(form, content.keeperConfirmed()).equals(content)
                ? Decision.nothingHappened()
                : Decision.refuse(new OffenseRefusal.RecordedOtherwise());
    }

    private static Decision<EnforcementEvent, OffenseRefusal> voidOffense(VoidOffense voiding, Offense offense) {
        return switch (offense) {
            case Unrecorded _ -> Decision.refuse(new OffenseRefusal.NotRecorded());
            case Voided _ -> Decision.refuse(new OffenseRefusal.AlreadyVoided());
            case Recorded(OffenseRecorded content) ->
                Decision.accept(new OffenseVoided(content.offenseId(), content.personId(), voiding.reason()));
        };
    }

    private static OffenseRecorded recorded(RecordOffense form, boolean keeperConfirmed) {
        return new OffenseRecorded(
                form.offenseId(),
                form.incidentId(),
                form.personId(),
                form.dogId(),
                form.provision(),
                form.action(),
                form.occurredAt(),
                form.occurredOn(),
                form.deviceRecordedAt(),
                keeperConfirmed);
    }
}
