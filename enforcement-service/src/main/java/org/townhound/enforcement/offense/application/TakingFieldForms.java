package org.townhound.enforcement.offense.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.ledger.application.TownLaw;
import org.townhound.enforcement.offense.domain.OffenseRefusal;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;

/** Takes what a phone sends late and more than once: one form is one offense, however often and in whatever order. */
public final class TakingFieldForms {
    private static final String FIELD_FORM = "field-form";

    private final RecordingOffenses offenses;
    private final Reservations reservations;
    private final TownLaw law;

    public TakingFieldForms(RecordingOffenses offenses, Reservations reservations, TownLaw law) {
        this.offenses = offenses;
        this.reservations = reservations;
        this.law = law;
    }

    /**
     * What a phone sent.
     *
     * @param deviceOn the civil date that the device showed when it happened
     * @param confirmedOn the civil date in the town, as the officer confirms it
     */
    public record FieldForm(UUID formId, LocalDate deviceOn, Optional<LocalDate> confirmedOn, OffenseForm offense) {}

    /** The id of a form's offense where the phone has made none. */
    public static UUID offenseId(String town, UUID formId) {
        return Ids.named(FIELD_FORM + "/" + town + "/" + formId);
    }

    public Uni<StreamVersion> take(Mutiny.Session session, Provenance provenance, String town, FieldForm form) {
        checkDate(form, law.civilDate(town, form.offense().occurredAt()));
        StreamId offense = Offenses.stream(town, form.offense().offenseId());
        return reservations
                .reserve(session, FIELD_FORM, form.formId().toString(), offense)
                .invoke(holder -> {
                    if (!holder.equals(offense)) {
                        throw ProblemException.refused(new OffenseRefusal.FormOfAnotherOffense());
                    }
                })
                .chain(() -> offenses.record(session, provenance, town, form.offense()));
    }

    /** An offset that moves the date moves the year in which it counts, perhaps: the officer says which date it was. */
    private static void checkDate(FieldForm form, LocalDate occurredOn) {
        LocalDate told = form.confirmedOn().orElse(form.deviceOn());
        if (!told.equals(occurredOn)) {
            throw ProblemException.refused(new OffenseRefusal.DateUnconfirmed(told, occurredOn));
        }
    }
}
