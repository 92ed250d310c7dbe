package org.townhound.impound.impoundment.adapters.in.rest;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.impound.impoundment.application.LookingUpImpoundments.Prepared;
import org.townhound.impound.impoundment.domain.Condition;
import org.townhound.impound.impoundment.domain.Obstacle;
import org.townhound.impound.impoundment.domain.ReleaseStatement;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/**
 * What somebody who comes for a dog pays and must show, and where.
 *
 * @param settled what was paid, waived or credited
 * @param incomplete whether something that licensing or enforcement said has not been understood here
 */
public record StatementAnswer(
        UUID impoundmentId,
        Instant asOf,
        LocalDate on,
        boolean releasable,
        boolean incomplete,
        List<FeeLine> lines,
        Money total,
        Money settled,
        Money due,
        List<ConditionLine> conditions,
        List<FineStanding> fines,
        String place) {

    /** A condition: whether it is met, and otherwise what is missing and where it is put right. */
    public record ConditionLine(
            String kind, boolean met, String section, String missing, String remedy, String where, List<Why> why) {

        static ConditionLine of(Condition condition) {
            List<Why> why = Why.of(condition.because());
            String section = condition
                    .obstacle()
                    .flatMap(Obstacle::citation)
                    .map(Citation::section)
                    .orElseGet(() -> why.stream().findFirst().map(Why::section).orElse(null));
            return new ConditionLine(
                    condition.kind(),
                    condition.met(),
                    section,
                    condition.obstacle().map(Obstacle::detail).orElse(null),
                    condition.obstacle().map(Obstacle::remedy).orElse(null),
                    condition.obstacle().map(Obstacle::where).orElse(null),
                    why);
        }
    }

    static StatementAnswer of(UUID impoundmentId, Prepared prepared) {
        ReleaseStatement statement = prepared.statement();
        return new StatementAnswer(
                impoundmentId,
                statement.claim().at(),
                statement.claim().on(),
                statement.obstacle().isEmpty(),
                prepared.incomplete(),
                FeeLine.of(statement.lines()),
                statement.total(),
                statement.claim().settled(),
                statement.due(),
                statement.conditions().stream().map(ConditionLine::of).toList(),
                statement.unpaidFines(),
                prepared.place().toString());
    }
}
