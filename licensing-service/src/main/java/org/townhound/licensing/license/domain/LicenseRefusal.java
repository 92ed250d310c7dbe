package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface LicenseRefusal extends Refusal {
    @Override
    default Kind kind() {
        return citation().isPresent() ? Kind.LAWFUL : Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    /** The same refusal again, read from what it left behind. */
    static LicenseRefusal of(LicenseRefused recorded) {
        Citation law = recorded.because().getFirst().citation();
        return recorded.refusal().equals(PeriodNotOpen.TYPE)
                ? new PeriodNotOpen(law, recorded.appliedOn())
                : new RabiesProofMissing(law);
    }

    record RabiesProofMissing(Citation law) implements LicenseRefusal {
        @Override
        public String type() {
            return "rabies-proof-missing";
        }

        @Override
        public String detail() {
            return "No certificate on file shows a vaccination against rabies that holds on the day of the application.";
        }

        @Override
        public String remedy() {
            return "Show the veterinarian's certificate, then apply again.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record PeriodNotOpen(Citation law, LocalDate appliedOn) implements LicenseRefusal {
        static final String TYPE = "license-period-not-open";

        @Override
        public String type() {
            return TYPE;
        }

        @Override
        public String detail() {
            return "On " + appliedOn + " a license is issued for the license period of that day or for the next one.";
        }

        @Override
        public String remedy() {
            return "Give the first day of one of these two periods, or none for the period of the day.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record LateFeeUnpaid(Citation law) implements LicenseRefusal {
        @Override
        public String type() {
            return "late-fee-unpaid";
        }

        @Override
        public String detail() {
            return "The tag is issued once the late fee is paid.";
        }

        @Override
        public String remedy() {
            return "Pay what is still owed on the license; parts are laid on the license fee first.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record DogAlreadyLicensed(UUID existing) implements LicenseRefusal {
        @Override
        public String type() {
            return "dog-already-licensed";
        }

        @Override
        public String detail() {
            return "The dog is already licensed for this license period: license " + existing + ".";
        }

        @Override
        public String remedy() {
            return "Use that license.";
        }
    }

    record NotLicensed() implements LicenseRefusal {
        @Override
        public String type() {
            return "not-licensed";
        }

        @Override
        public String detail() {
            return "This license was not issued.";
        }

        @Override
        public String remedy() {
            return "Apply for the license first.";
        }
    }
}
