package org.townhound.licensing.sterilization.domain;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface SterilizationRefusal extends Refusal {
    record ProofNotAccepted(Citation law, Set<String> kinds) implements SterilizationRefusal {
        @Override
        public Kind kind() {
            return Kind.LAWFUL;
        }

        @Override
        public String type() {
            return "sterilization-proof-not-accepted";
        }

        @Override
        public String detail() {
            return "The town clerk accepts one of: " + String.join(", ", new TreeSet<>(kinds)) + ".";
        }

        @Override
        public String remedy() {
            return "Show the certificate of the veterinarian who operated, or ask the clerk about other proof.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record CertificateObtainable(Citation law) implements SterilizationRefusal {
        @Override
        public Kind kind() {
            return Kind.LAWFUL;
        }

        @Override
        public String type() {
            return "sterilization-certificate-obtainable";
        }

        @Override
        public String detail() {
            return "A sworn statement is accepted only once the town clerk is satisfied that the certificate of the "
                    + "veterinarian who operated cannot be obtained.";
        }

        @Override
        public String remedy() {
            return "Show the certificate, or state that it cannot be obtained.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record AcceptedOtherwise() implements SterilizationRefusal {
        @Override
        public Kind kind() {
            return Kind.CONFLICT;
        }

        @Override
        public String type() {
            return "sterilization-proof-accepted-otherwise";
        }

        @Override
        public String detail() {
            return "Another proof is already recorded under this id.";
        }

        @Override
        public String remedy() {
            return "Use a new id for a new proof.";
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.empty();
        }
    }
}
