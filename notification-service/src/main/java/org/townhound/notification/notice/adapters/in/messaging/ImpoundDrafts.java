package org.townhound.notification.notice.adapters.in.messaging;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.contracts.notification.v1.NoticeLine;
import org.townhound.notification.notice.application.NoticeDraft;

/** What impound's events have to tell the keeper of a dog. */
final class ImpoundDrafts {
    private ImpoundDrafts() {}

    static NoticeDraft impounded(String town, DogImpounded it) {
        String what = "A " + it.color() + " " + it.breed() + " was taken in on " + it.takenInOn() + ".";
        String until = "It can be claimed until " + it.claimUntil() + ", that day included: " + it.arithmetic() + ".";
        return new NoticeDraft(
                town,
                "impoundment",
                it.keeperId(),
                it.takenInOn().toString(),
                it.impoundmentId(),
                it.takenInOn(),
                List.of(),
                Stream.concat(Stream.of(what, until), LicensingDrafts.said(it.because()))
                        .toList(),
                Optional.of(it.claimUntil()));
    }

    static NoticeDraft released(String town, DogReleased it) {
        return new NoticeDraft(
                town,
                "release",
                it.keeperId(),
                it.releasedOn().toString(),
                it.impoundmentId(),
                it.releasedOn(),
                it.fees().stream().map(ImpoundDrafts::line).toList(),
                it.fees().stream().map(fee -> fee.arithmetic() + ".").toList(),
                Optional.empty());
    }

    private static NoticeLine line(PoundFee fee) {
        return new NoticeLine(fee.kind(), fee.amount(), fee.because().citation());
    }
}
