package org.townhound.licensing.rabies.domain;

import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface RabiesRefusal extends Refusal {
    @Override
    default Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    record RecordedOtherwise() implements RabiesRefusal {
        @Override
        public String type() {
            return "certificate-recorded-otherwise";
        }

        @Override
        public String detail() {
            return "A certificate with other particulars is already recorded under this id.";
        }

        @Override
        public String remedy() {
            return "Use a new id for a new certificate.";
        }
    }

    record VaccinatedBeforeItsBirth() implements RabiesRefusal {
        @Override
        public String type() {
            return "vaccinated-before-its-birth";
        }

        @Override
        public String detail() {
            return "The dog cannot have been vaccinated before it was born.";
        }

        @Override
        public String remedy() {
            return "Check that the certificate is this dog's, and its dates.";
        }
    }
}
