package org.townhound.ordinances;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;

/** Turns the entries of one file into provisions and says exactly what is wrong where it cannot. */
final class ProvisionReader {
    private final String issuer;
    private final String file;
    private final Map<String, Unit> units;

    /**
     * A reader of one file.
     *
     * @param issuer slug of the town or state whose law it is
     */
    ProvisionReader(String issuer, String file, Map<String, Unit> units) {
        this.issuer = issuer;
        this.file = file;
        this.units = units;
    }

    Provision provision(String id, FileShapes.Entry entry) {
        String place = "provisions." + id;
        Unit unit = units.get(present(entry.unit(), place + ".unit"));
        require(unit != null, place + ".unit", entry.unit() + " is not in units.yaml");
        TreeMap<LocalDate, DatedValue> values = new TreeMap<>();
        present(entry.values(), place + ".values").forEach((day, dated) -> {
            String at = place + ".values." + day;
            DatedValue read = dated(entry, unit, date(day, at), present(dated, at), at);
            if (!dated.expected()) {
                values.put(read.citation().effective(), read);
            }
        });
        return new Provision(id, file, entry, unit, values);
    }

    private DatedValue dated(FileShapes.Entry entry, Unit unit, LocalDate from, FileShapes.Dated dated, String place) {
        FileShapes.Law law = present(dated.law(), place + ".law");
        Citation citation = new Citation(
                issuer, present(law.section(), place + ".law.section"), from, present(law.act(), place + ".law.act"));
        LocalDate adopted = date(present(law.adopted(), place + ".law.adopted"), place + ".law.adopted");
        require(!adopted.isAfter(from), place + ".law.adopted", "a law holds from its adoption on, not before");
        int kinds = (dated.value() == null ? 0 : 1) + (dated.steps() == null ? 0 : 1) + (dated.repealed() ? 1 : 0);
        require(kinds == 1, place, "needs exactly one of value, steps and repealed");
        boolean ladder = entry.unit().equals(Unit.LADDER);
        require(dated.repealed() || ladder == (dated.steps() != null), place, "a ladder has steps, all else a value");
        if (dated.value() != null) {
            checkValue(entry, unit, dated.value(), place + ".value");
        }
        List<Sanction> steps = dated.steps() == null ? List.of() : steps(dated.steps(), place + ".steps");
        return new DatedValue(dated.value() == null ? "" : dated.value(), steps, dated.repealed(), adopted, citation);
    }

    private void checkValue(FileShapes.Entry entry, Unit unit, String value, String place) {
        require(unit.fits(value), place, "\"" + value + "\" is not " + unit.meaning());
        require(
                entry.choices() == null || entry.choices().contains(value),
                place,
                "\"" + value + "\" cannot be chosen, only " + entry.choices());
    }

    private List<Sanction> steps(List<FileShapes.Step> steps, String place) {
        require(!steps.isEmpty(), place, "a ladder has at least one step");
        return steps.stream().map(step -> sanction(present(step, place), place)).toList();
    }

    private Sanction sanction(FileShapes.Step step, String place) {
        require((step.fine() == null) != (step.warning() == null), place, "a step is either a fine or a warning");
        if (step.fine() == null) {
            return Sanction.warning();
        }
        require(units.get("USD").fits(step.fine()), place, "\"" + step.fine() + "\" is not an amount");
        return Sanction.fine(new Money(new BigDecimal(step.fine()), "USD"));
    }

    private LocalDate date(String text, String place) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException unreadable) {
            throw new OrdinanceFault(file, place, "\"" + text + "\" is not a date like 2026-07-01");
        }
    }

    private <T> T present(T value, String place) {
        require(value != null, place, "is missing");
        return value;
    }

    private void require(boolean holds, String place, String wrong) {
        if (!holds) {
            throw new OrdinanceFault(file, place, wrong);
        }
    }
}
