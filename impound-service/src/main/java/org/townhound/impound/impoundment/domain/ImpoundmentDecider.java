package org.townhound.impound.impoundment.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.impound.impoundment.domain.Impoundment.InCustody;
import org.townhound.impound.impoundment.domain.Impoundment.None;
import org.townhound.impound.impoundment.domain.Impoundment.Released;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.ExpireHold;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Release;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.TakeIn;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.LastDay;
import org.townhound.ordinances.values.Refusal;

public final class ImpoundmentDecider {
    private static final String REASON = "impound.reason.";

    private ImpoundmentDecider() {}

    /** By the rules of the day on which the dog was taken in. */
    public static Decision<ImpoundEvent, Refusal> decide(
            Impoundment impoundment, ImpoundmentCommand command, ImpoundRules rules) {
        return switch (command) {
            case TakeIn it -> takeIn(impoundment, it, rules);
            case IdentifyKeeper it -> identify(impoundment, it);
            case ExpireHold it -> expire(impoundment, it);
            case Release it -> release(impoundment, it);
        };
    }

    private static Decision<ImpoundEvent, Refusal> takeIn(Impoundment impoundment, TakeIn command, ImpoundRules rules) {
        DogImpounded impounded = impounded(command, rules.hold().after(command.on()));
        return switch (impoundment) {
            case None _ -> Decision.accept(impounded);
            case InCustody custody -> sameOr(custody, impounded);
            case Released released -> sameOr(released.was(), impounded);
        };
    }

    private static Decision<ImpoundEvent, Refusal> sameOr(InCustody custody, DogImpounded impounded) {
        return custody.as().equals(impounded)
                ? Decision.nothingHappened()
                : Decision.refuse(new ImpoundmentRefusal.TakenInOtherwise());
    }

    private static DogImpounded impounded(TakeIn command, LastDay claim) {
        List<Applied> because = new ArrayList<>(List.of(command.reason().because()));
        because.addAll(claim.because());
        return new DogImpounded(
                command.impoundmentId(),
                command.dogId().orElse(null),
                command.keeperId().orElse(null),
                command.reason().name(),
                command.appearance().breed(),
                command.appearance().color(),
                command.appearance().sex().orElse(null),
                command.wearingValidTag(),
                command.placeId().orElse(null),
                command.officerId().orElse(null),
                command.at(),
                command.on(),
                claim.day(),
                claim.arithmetic(),
                because);
    }

    private static Decision<ImpoundEvent, Refusal> identify(Impoundment impoundment, IdentifyKeeper command) {
        return inCustody(impoundment, custody -> {
            Optional<UUID> dog = command.dogId().or(custody::dogId);
            boolean known = custody.keeperId().equals(Optional.of(command.keeperId()))
                    && custody.dogId().equals(dog);
            return known
                    ? Decision.nothingHappened()
                    : Decision.accept(new KeeperIdentified(
                            custody.as().impoundmentId(), command.keeperId(), dog.orElse(null), command.on()));
        });
    }

    /** A hold ends by the day and the law that were told at intake, whatever the law has become since. */
    private static Decision<ImpoundEvent, Refusal> expire(Impoundment impoundment, ExpireHold command) {
        return switch (impoundment) {
            case InCustody custody when custody.expired().isEmpty() -> Decision.accept(expired(custody.as(), command));
            case None _, InCustody _, Released _ -> Decision.nothingHappened();
        };
    }

    private static HoldExpired expired(DogImpounded intake, ExpireHold command) {
        List<Applied> hold = intake.because().stream()
                .filter(applied -> !applied.provision().equals(REASON + intake.reason()))
                .toList();
        return new HoldExpired(
                intake.impoundmentId(),
                command.deadlineId(),
                intake.claimUntil(),
                intake.claimUntil().plusDays(1),
                hold);
    }

    private static Decision<ImpoundEvent, Refusal> release(Impoundment impoundment, Release command) {
        return inCustody(
                impoundment,
                custody -> command.statement()
                        .obstacle()
                        .<Decision<ImpoundEvent, Refusal>>map(Decision::refuse)
                        .orElseGet(() -> Decision.accept(command.statement().release(custody))));
    }

    private static Decision<ImpoundEvent, Refusal> inCustody(Impoundment impoundment, InCustodyOnly decide) {
        return switch (impoundment) {
            case None _ -> Decision.refuse(new ImpoundmentRefusal.NotTakenIn());
            case Released _ -> Decision.refuse(new ImpoundmentRefusal.AlreadyReleased());
            case InCustody custody -> decide.of(custody);
        };
    }

    private interface InCustodyOnly {
        Decision<ImpoundEvent, Refusal> of(InCustody custody);
    }
}
