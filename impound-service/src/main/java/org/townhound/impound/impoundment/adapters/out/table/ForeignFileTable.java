package org.townhound.impound.impoundment.adapters.out.table;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.impound.impoundment.application.FindDogFile;
import org.townhound.impound.impoundment.application.FindFines;
import org.townhound.impound.impoundment.application.FindTownOf;
import org.townhound.impound.impoundment.domain.DogFile;
import org.townhound.impound.impoundment.domain.Fine;
import org.townhound.ordinances.values.Money;

/** Reads what the events of licensing and enforcement have left here; every column comes as text. */
public final class ForeignFileTable {
    private static final String BORN_ON = """
            select cast(born_on as text) from app.known_dog where town = ?1 and dog_id = cast(?2 as uuid)""";
    /** A license is paid when its fee was charged, and nothing that was charged on its account is left. */
    private static final String LICENSES = """
            select cast(license_id as text), cast(applied_on as text), cast(period_from as text),
                   cast(period_until as text),
                   cast(coalesce(sum(line.amount) filter (where line.charge), 0) >= fee
                        and coalesce(sum(line.amount), 0) <= 0 as text),
                   cast(license.event_id as text)
            from app.known_license license
            left join app.known_account_line line on line.account_id = license_id and line.town = license.town
            where license.town = ?1 and dog_id = cast(?2 as uuid)
            group by license_id order by applied_on, license_id""";

    private static final String VACCINATIONS = """
            select cast(vaccinated_on as text), cast(expires_on as text)
            from app.known_vaccination where town = ?1 and dog_id = cast(?2 as uuid) order by vaccinated_on""";
    /** As long as no charge of a citation is seen, the whole of it is owed. */
    private static final String FINES = """
            select notice_number, cast(issued_on as text),
                   cast(case when bool_or(line.charge) then sum(line.amount) else citation.amount end as text),
                   cast(citation.event_id as text)
            from app.known_citation citation
            left join app.known_account_line line
              on line.account_id = citation.account_id and line.town = citation.town
            where citation.town = ?1 and person_id = cast(?2 as uuid)
            group by citation.town, notice_number order by issued_on, notice_number""";

    private static final String TOWNS = "select town from app.known_party where party_id = cast(?1 as uuid)";

    public FindDogFile dogFiles() {
        return (session, town, dogId) -> rows(session, BORN_ON, String.class, town, dogId)
                .flatMap(born -> rows(session, LICENSES, Object[].class, town, dogId)
                        .flatMap(licenses -> rows(session, VACCINATIONS, Object[].class, town, dogId)
                                .map(vaccinations -> new DogFile(
                                        born.stream().findFirst().map(LocalDate::parse),
                                        licenses.stream()
                                                .map(ForeignFileTable::license)
                                                .toList(),
                                        vaccinations.stream()
                                                .map(row -> new DogFile.Vaccination(day(row[0]), day(row[1])))
                                                .toList()))));
    }

    public FindFines fines() {
        return (session, town, personId) -> rows(session, FINES, Object[].class, town, personId)
                .map(rows -> rows.stream().map(ForeignFileTable::fine).toList());
    }

    public FindTownOf towns() {
        return (session, town, partyId) -> session.createNativeQuery(TOWNS, String.class)
                .setParameter(1, partyId.toString())
                .getResultList()
                .map(towns -> !towns.isEmpty() && !towns.contains(town));
    }

    private static <T> Uni<List<T>> rows(Mutiny.Session session, String query, Class<T> type, String town, UUID id) {
        return session.createNativeQuery(query, type)
                .setParameter(1, town)
                .setParameter(2, id.toString())
                .getResultList();
    }

    private static DogFile.License license(Object[] row) {
        return new DogFile.License(
                UUID.fromString((String) row[0]),
                day(row[1]),
                day(row[2]),
                day(row[3]),
                Boolean.parseBoolean((String) row[4]),
                UUID.fromString((String) row[5]));
    }

    private static Fine fine(Object[] row) {
        return new Fine((String) row[0], day(row[1]), Money.dollars((String) row[2]), UUID.fromString((String) row[3]));
    }

    private static LocalDate day(Object text) {
        return LocalDate.parse((String) text);
    }
}
