package org.townhound.impound.impoundment.application;

import java.time.LocalDate;
import java.util.Optional;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Refusal;

/** The town's ordinances say nothing about a pound on that day. */
record NotRegulated(LocalDate on) implements Refusal {

    static ProblemException on(LocalDate day) {
        return ProblemException.refused(new NotRegulated(day));
    }

    @Override
    public Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    public String type() {
        return "not-regulated";
    }

    @Override
    public String detail() {
        return "No ordinance of this town about impounded dogs was in force on " + on + ".";
    }

    @Override
    public String remedy() {
        return "Check the date and the town.";
    }

    @Override
    public Optional<Citation> citation() {
        return Optional.empty();
    }
}
