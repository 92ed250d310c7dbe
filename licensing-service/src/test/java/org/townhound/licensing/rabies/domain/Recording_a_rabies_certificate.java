package org.townhound.licensing.rabies.domain;

import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.testkit.DeciderSpecification;

class Recording_a_rabies_certificate {
    private static final UUID REX = UUID.fromString("0197a000-0000-7000-8000-00000000000d");
    private static final UUID FIRST = UUID.fromString("0197a000-0000-7000-8000-0000000000c1");
    private static final UUID SECOND = UUID.fromString("0197a000-0000-7000-8000-0000000000c2");
    private static final LocalDate BORN = LocalDate.of(2023, 5, 2);
    private static final LocalDate SHOT = LocalDate.of(2025, 6, 1);
    private static final DeciderSpecification<RabiesFile, RabiesCertificateRecorded> FILE =
            DeciderSpecification.of(RabiesFile.EMPTY, RabiesFile::evolve);

    @Test
    void it_goes_into_the_dogs_file() {
        FILE.when(file -> RabiesDecider.decide(file, record(FIRST, SHOT), BORN)).then(recorded(FIRST, SHOT));
    }

    @Test
    void a_later_one_joins_the_earlier() {
        FILE.given(recorded(FIRST, SHOT))
                .when(file -> RabiesDecider.decide(file, record(SECOND, SHOT.plusYears(1)), BORN))
                .then(recorded(SECOND, SHOT.plusYears(1)));
    }

    @Test
    void the_same_certificate_twice_is_one() {
        FILE.given(recorded(FIRST, SHOT))
                .when(file -> RabiesDecider.decide(file, record(FIRST, SHOT), BORN))
                .thenNothingHappened();
    }

    @Test
    void an_id_is_never_given_to_another_certificate() {
        FILE.given(recorded(FIRST, SHOT))
                .when(file -> RabiesDecider.decide(file, record(FIRST, SHOT.plusDays(1)), BORN))
                .thenInConflict("certificate-recorded-otherwise");
    }

    @Test
    void a_shot_before_the_dogs_birth_belongs_to_another_dog() {
        FILE.when(file -> RabiesDecider.decide(file, record(FIRST, BORN.minusDays(1)), BORN))
                .thenInConflict("vaccinated-before-its-birth");
    }

    private static RecordRabiesCertificate record(UUID id, LocalDate shot) {
        return new RecordRabiesCertificate(id, REX, shot, shot.plusYears(3), "R-17", "Acme Vaccines");
    }

    private static RabiesCertificateRecorded recorded(UUID id, LocalDate shot) {
        return new RabiesCertificateRecorded(id, REX, shot, shot.plusYears(3), "R-17", "Acme Vaccines");
    }
}
