package org.townhound.impound.impoundment.adapters.in.rest;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.contracts.impound.v1.LicenseShown;
import org.townhound.impound.impoundment.application.ImpoundmentOnFile;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.kit.account.AccountStatement;
import org.townhound.kit.account.Receipt;
import org.townhound.ordinances.values.Money;

/** An impoundment as it stands. */
public record ImpoundmentAnswer(
        UUID impoundmentId,
        String state,
        UUID dogId,
        UUID keeperId,
        String reason,
        String breed,
        String color,
        String sex,
        boolean wearingValidTag,
        UUID placeId,
        UUID officerId,
        Instant takenInAt,
        LocalDate takenInOn,
        Hold hold,
        Release release,
        AccountStatement account,
        Receipt receipt,
        String section,
        String ordinanceVersion,
        List<Why> why,
        String place) {

    /** How long the dog can be claimed, and from when a person may decide otherwise. */
    public record Hold(LocalDate claimUntil, LocalDate dispositionFrom, String arithmetic, boolean expired) {}

    /** How the dog left. */
    public record Release(
            Instant releasedAt,
            LocalDate releasedOn,
            UUID keeperId,
            List<FeeLine> lines,
            Money total,
            LicenseShown license,
            List<FineStanding> fines,
            List<Why> why) {}

    static ImpoundmentAnswer of(ImpoundmentOnFile file) {
        return of(file, (Receipt) null);
    }

    /** The same, with the receipt of a payment that is on its account. */
    static ImpoundmentAnswer paid(ImpoundmentOnFile file, UUID paymentId) {
        return of(file, Receipt.of(file.account().account(), paymentId));
    }

    private static ImpoundmentAnswer of(ImpoundmentOnFile file, Receipt receipt) {
        return switch (file.impoundment().state()) {
            case Impoundment.InCustody custody ->
                of(file, custody, custody.expired().isPresent() ? "hold-expired" : "in-custody", null, receipt);
            case Impoundment.Released released -> of(file, released.was(), "released", release(released.as()), receipt);
            case Impoundment.None _ -> throw new IllegalStateException("an impoundment that is not on file was found");
        };
    }

    private static ImpoundmentAnswer of(
            ImpoundmentOnFile file, Impoundment.InCustody custody, String state, Release release, Receipt receipt) {
        DogImpounded intake = custody.as();
        List<Why> why = Why.of(intake.because());
        return new ImpoundmentAnswer(
                intake.impoundmentId(),
                state,
                custody.dogId().orElse(null),
                custody.keeperId().orElse(null),
                intake.reason(),
                intake.breed(),
                intake.color(),
                intake.sex(),
                intake.wearingValidTag(),
                intake.placeId(),
                intake.officerId(),
                intake.takenInAt(),
                intake.takenInOn(),
                new Hold(
                        intake.claimUntil(),
                        intake.claimUntil().plusDays(1),
                        intake.arithmetic(),
                        custody.expired().isPresent()),
                release,
                AccountStatement.of(intake.impoundmentId(), file.account().account()),
                receipt,
                why.getFirst().section(),
                why.getFirst().ordinanceVersion(),
                why,
                file.impoundment().place().toString());
    }

    private static Release release(DogReleased it) {
        return new Release(
                it.releasedAt(),
                it.releasedOn(),
                it.keeperId(),
                FeeLine.of(it.fees()),
                it.total(),
                it.license(),
                it.fines(),
                Why.of(it.because()));
    }
}
