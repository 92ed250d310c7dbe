package org.townhound.impound.impoundment.domain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Refusal;

/** What still keeps a dog from being released, and where it is put right. */
public sealed interface Obstacle extends Refusal {
    String POUND = "pound";
    String CLERK = "town-clerk";

    String where();

    @Override
    default Kind kind() {
        return citation().isPresent() ? Kind.LAWFUL : Kind.CONFLICT;
    }

    record DogOrKeeperUnknown() implements Obstacle {
        @Override
        public String type() {
            return "dog-or-keeper-unknown";
        }

        @Override
        public String detail() {
            return "It is not recorded which dog this is and who owns or keeps it.";
        }

        @Override
        public String remedy() {
            return "Record the dog and its keeper, as the town clerk registered them.";
        }

        @Override
        public String where() {
            return POUND;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.empty();
        }
    }

    record LicenseNotCurrent(Citation law) implements Obstacle {
        @Override
        public String type() {
            return "license-not-current";
        }

        @Override
        public String detail() {
            return "The dog has no license for the day of its release.";
        }

        @Override
        public String remedy() {
            return "License the dog at the town clerk's desk and pay the license and every late fee there.";
        }

        @Override
        public String where() {
            return CLERK;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record LicenseUnpaid(Citation law) implements Obstacle {
        @Override
        public String type() {
            return "license-unpaid";
        }

        @Override
        public String detail() {
            return "The license is issued, but its fee or late fee is not paid.";
        }

        @Override
        public String remedy() {
            return "Pay the balance of the license at the town clerk's desk.";
        }

        @Override
        public String where() {
            return CLERK;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record RabiesProofMissing(Citation law) implements Obstacle {
        @Override
        public String type() {
            return "rabies-proof-missing";
        }

        @Override
        public String detail() {
            return "No license is issued without proof of vaccination against rabies, and none is on file.";
        }

        @Override
        public String remedy() {
            return "Bring the veterinarian's certificate to the town clerk's desk.";
        }

        @Override
        public String where() {
            return CLERK;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record PoundFeesUnpaid(Citation law, Money due) implements Obstacle {
        @Override
        public String type() {
            return "pound-fees-unpaid";
        }

        @Override
        public String detail() {
            return due.spoken() + " of the pound's fees are not paid.";
        }

        @Override
        public String remedy() {
            return "Pay " + due.spoken() + " at the pound.";
        }

        @Override
        public String where() {
            return POUND;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }

    record FinesUnpaid(Citation law, List<FineStanding> fines) implements Obstacle {
        public FinesUnpaid {
            fines = List.copyOf(fines);
        }

        @Override
        public String type() {
            return "fines-unpaid";
        }

        @Override
        public String detail() {
            return fines.stream()
                    .map(fine -> "%s on citation %s, payable until %s"
                            .formatted(fine.outstanding().spoken(), fine.noticeNumber(), fine.payUntil()))
                    .collect(Collectors.joining("; ", "Fines are not paid: ", "."));
        }

        @Override
        public String remedy() {
            return "Pay these citations at the town clerk's desk.";
        }

        @Override
        public String where() {
            return CLERK;
        }

        @Override
        public Optional<Citation> citation() {
            return Optional.of(law);
        }
    }
}
