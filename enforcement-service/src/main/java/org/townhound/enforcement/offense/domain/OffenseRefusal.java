package org.townhound.enforcement.offense.domain;

import java.time.LocalDate;
import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

public sealed interface OffenseRefusal extends Refusal {
    @Override
    default Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    record RecordedOtherwise() implements OffenseRefusal {
        @Override
        public String type() {
            return "offense-recorded-otherwise";
        }

        @Override
        public String detail() {
            return "An offense with this id is already recorded, with other content.";
        }

        @Override
        public String remedy() {
            return "Give a new offense an id of its own; to withdraw the recorded one, void it.";
        }
    }

    record FormOfAnotherOffense() implements OffenseRefusal {
        @Override
        public String type() {
            return "form-of-another-offense";
        }

        @Override
        public String detail() {
            return "A form with this id was already taken, with another offense.";
        }

        @Override
        public String remedy() {
            return "Give a new form an id of its own.";
        }
    }

    record DateUnconfirmed(LocalDate told, LocalDate inTown) implements OffenseRefusal {
        @Override
        public String type() {
            return "date-unconfirmed";
        }

        @Override
        public String detail() {
            return "The form says that it happened on " + told + ", but in the town it was " + inTown + ".";
        }

        @Override
        public String remedy() {
            return "Check the device's clock and offset; if " + inTown
                    + " is right, send the form with it as confirmedOn.";
        }
    }

    record NotRecorded() implements OffenseRefusal {
        @Override
        public String type() {
            return "offense-not-recorded";
        }

        @Override
        public String detail() {
            return "No offense with this id is recorded.";
        }

        @Override
        public String remedy() {
            return "Record the offense first, or check the id.";
        }
    }

    record AlreadyVoided() implements OffenseRefusal {
        @Override
        public String type() {
            return "offense-already-voided";
        }

        @Override
        public String detail() {
            return "This offense is already voided and does not count.";
        }

        @Override
        public String remedy() {
            return "Nothing is left to do.";
        }
    }
}
