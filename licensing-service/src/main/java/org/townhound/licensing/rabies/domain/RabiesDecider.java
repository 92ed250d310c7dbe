package org.townhound.licensing.rabies.domain;

import java.time.LocalDate;
import java.util.Optional;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.ordinances.values.Decision;

public final class RabiesDecider {
    private RabiesDecider() {}

    public static Decision<RabiesCertificateRecorded, RabiesRefusal> decide(
            RabiesFile file, RecordRabiesCertificate command, LocalDate dogBornOn) {
        if (command.vaccinatedOn().isBefore(dogBornOn)) {
            return Decision.refuse(new RabiesRefusal.VaccinatedBeforeItsBirth());
        }
        RabiesCertificateRecorded recorded = recorded(command);
        Optional<RabiesCertificateRecorded> already = file.certificate(command.certificateId());
        if (already.isEmpty()) {
            return Decision.accept(recorded);
        }
        return already.get().equals(recorded)
                ? Decision.nothingHappened()
                : Decision.refuse(new RabiesRefusal.RecordedOtherwise());
    }

    private static RabiesCertificateRecorded recorded(RecordRabiesCertificate command) {
        return new RabiesCertificateRecorded(
                command.certificateId(),
                command.dogId(),
                command.vaccinatedOn(),
                command.expiresOn(),
                command.rabiesTagNumber(),
                command.vaccineManufacturer());
    }
}
