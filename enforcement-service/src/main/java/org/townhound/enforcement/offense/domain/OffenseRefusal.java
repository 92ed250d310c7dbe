package org.townhound.enforcement.offense.domain;

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
