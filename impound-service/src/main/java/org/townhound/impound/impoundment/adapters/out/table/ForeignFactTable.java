package org.townhound.impound.impoundment.adapters.out.table;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.application.ForeignFact;
import org.townhound.impound.impoundment.application.KeepForeignFacts;

/** Adds what is new; what is known already is passed over. */
@Singleton
class ForeignFactTable implements KeepForeignFacts {
    private static final String PARTY = """
            insert into app.known_party (town, party_id) values (?1, cast(?2 as uuid)) on conflict do nothing""";
    private static final String DOG = """
            insert into app.known_dog (town, dog_id, born_on)
            values (?1, cast(?2 as uuid), cast(cast(?3 as text) as date)) on conflict do nothing""";
    private static final String LICENSE = """
            insert into app.known_license
                (town, license_id, dog_id, applied_on, period_from, period_until, fee, event_id)
            values (?1, cast(?2 as uuid), cast(?3 as uuid), cast(cast(?4 as text) as date),
                    cast(cast(?5 as text) as date), cast(cast(?6 as text) as date),
                    cast(cast(?7 as text) as numeric), cast(?8 as uuid))
            on conflict do nothing""";
    private static final String VACCINATION = """
            insert into app.known_vaccination (town, certificate_id, dog_id, vaccinated_on, expires_on)
            values (?1, cast(?2 as uuid), cast(?3 as uuid), cast(cast(?4 as text) as date),
                    cast(cast(?5 as text) as date))
            on conflict do nothing""";
    private static final String CITATION = """
            insert into app.known_citation
                (town, notice_number, person_id, issued_on, amount, account_id, event_id)
            values (?1, ?2, cast(?3 as uuid), cast(cast(?4 as text) as date), cast(cast(?5 as text) as numeric),
                    cast(?6 as uuid), cast(?7 as uuid))
            on conflict do nothing""";
    private static final String ACCOUNT_LINE = """
            insert into app.known_account_line (town, event_id, account_id, charge, amount)
            values (?1, cast(?2 as uuid), cast(?3 as uuid), cast(cast(?4 as text) as boolean),
                    cast(cast(?5 as text) as numeric))
            on conflict do nothing""";

    @Override
    public Uni<Void> keep(Mutiny.Session session, String town, ForeignFact fact) {
        return switch (fact) {
            case ForeignFact.Keeper it -> insert(session, PARTY, town, it.personId());
            case ForeignFact.Dog it ->
                insert(session, PARTY, town, it.dogId())
                        .chain(() -> insert(session, DOG, town, it.dogId(), it.bornOn()));
            case ForeignFact.License it ->
                insert(
                        session,
                        LICENSE,
                        town,
                        it.licenseId(),
                        it.dogId(),
                        it.appliedOn(),
                        it.periodFrom(),
                        it.periodUntil(),
                        it.fee().amount().toPlainString(),
                        it.eventId());
            case ForeignFact.Vaccination it ->
                insert(session, VACCINATION, town, it.certificateId(), it.dogId(), it.vaccinatedOn(), it.expiresOn());
            case ForeignFact.Citation it ->
                insert(
                        session,
                        CITATION,
                        town,
                        it.noticeNumber(),
                        it.personId(),
                        it.issuedOn(),
                        it.amount().amount().toPlainString(),
                        it.accountId(),
                        it.eventId());
            case ForeignFact.AccountLine it ->
                insert(
                        session,
                        ACCOUNT_LINE,
                        town,
                        it.eventId(),
                        it.accountId(),
                        it.charge(),
                        it.amount().amount().toPlainString());
        };
    }

    private static Uni<Void> insert(Mutiny.Session session, String statement, Object... values) {
        Mutiny.Query<Object> query = session.createNativeQuery(statement);
        for (int at = 0; at < values.length; at++) {
            query.setParameter(at + 1, values[at].toString());
        }
        return query.executeUpdate().replaceWithVoid();
    }
}
