package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Discretion;
import org.townhound.ordinances.values.Holiday;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LicensePeriod;

class Every_worked_example {
    private static final OrdinanceBook BOOK = OrdinanceBook.load();
    private static final Map<String, Assessment> APPLIED = new HashMap<>();

    static Stream<Example.InTown> examples() {
        return Example.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void holds(Example.InTown asked) {
        Example example = asked.example();
        Ordinances law = BOOK.town(asked.town()).orElseThrow().asOf(example.day());
        String provision = example.given().provision();
        if (example.expect().nothing()) {
            assertEquals(Optional.empty(), law.citation(provision));
        } else {
            assertEquals(
                    Optional.of(example.expect().section()),
                    law.citation(provision).map(Citation::section));
            assertAll(
                    () -> value(law, example),
                    () -> sanction(law, example),
                    () -> period(law, example),
                    () -> lastDay(law, example),
                    () -> holiday(law, example));
        }
    }

    private static void value(Ordinances law, Example example) {
        assertEquals(
                Optional.ofNullable(example.expect().value()),
                law.applied(example.given().provision()).map(Applied::value));
    }

    private static void sanction(Ordinances law, Example example) {
        Optional<String> expected = Stream.of(
                        example.expect().fine(), example.expect().warning())
                .filter(Objects::nonNull)
                .findFirst();
        assertEquals(
                expected,
                law.ladder(example.given().provision())
                        .map(ladder -> ladder.step(example.given().offense()))
                        .map(Every_worked_example::said));
    }

    private static String said(Ladder.Step step) {
        boolean unset = step.discretion() instanceof Discretion.NoAmount;
        return switch (step.sanction().kind()) {
            case FINE -> step.sanction().amount().amount().toPlainString();
            case WARNING -> unset ? "unset" : "written";
        };
    }

    private static void period(Ordinances law, Example example) {
        if (example.expect().from() != null) {
            assertEquals(
                    new LicensePeriod(
                            LocalDate.parse(example.expect().from()),
                            LocalDate.parse(example.expect().until())),
                    law.licenseRules().orElseThrow().periodHolding(example.day()));
        }
    }

    private static void lastDay(Ordinances law, Example example) {
        if (example.expect().last() != null) {
            DayLimit limit = law.limit(example.given().provision()).orElseThrow();
            assertEquals(
                    LocalDate.parse(example.expect().last()),
                    limit.after(LocalDate.parse(example.given().event())).day());
        }
    }

    private static void holiday(Ordinances law, Example example) {
        if (example.expect().falls() != null) {
            LocalDate falls = LocalDate.parse(example.expect().falls());
            assertEquals(
                    Optional.of(example.given().provision()),
                    law.calendar().holidayOn(falls).map(Holiday::because).map(Applied::provision));
            assertEquals(example.day().getYear(), falls.getYear());
        }
    }

    @Test
    void stands_beside_another_one_and_one_of_them_on_the_day_of_change() {
        List<Example.InTown> plain = examples().toList();
        List<ComplianceExample.InTown> assessed = ComplianceExample.all().toList();
        List<String> wanting = new ArrayList<>();
        for (String slug : BOOK.slugs()) {
            for (Provision provision :
                    BOOK.town(slug).orElseThrow().provisions().values()) {
                boolean own = provision.place().file().startsWith("towns/");
                Stream<LocalDate> told = plain.stream()
                        .filter(asked -> !own || asked.town().equals(slug))
                        .map(Example.InTown::example)
                        .filter(example -> example.given().provision().equals(provision.id()))
                        .map(Example::day);
                Stream<LocalDate> applied = assessed.stream()
                        .filter(asked -> asked.town().equals(slug) && applies(asked, provision.id()))
                        .map(asked -> asked.example().day());
                wanting(provision, Stream.concat(told, applied).toList()).forEach(wanting::add);
            }
        }
        assertEquals(List.of(), wanting);
    }

    /** Whether an assessment that an example names was made with a provision: as rule, number, setting or fine. */
    private static boolean applies(ComplianceExample.InTown asked, String provision) {
        ComplianceExample example = asked.example();
        return APPLIED
                .computeIfAbsent(
                        asked.toString(),
                        _ -> example.assess(BOOK.town(asked.town()).orElseThrow()))
                .findings()
                .stream()
                .filter(finding -> example.expect().names(finding.rule().provision()))
                .anyMatch(finding -> finding.rule().provision().equals(provision)
                        || finding.trace().limits().containsKey(provision)
                        || finding.trace().decisions().containsKey(provision));
    }

    private static Stream<String> wanting(Provision provision, List<LocalDate> examples) {
        return provision.values().keySet().stream().flatMap(change -> {
            LocalDate next =
                    Optional.ofNullable(provision.values().higherKey(change)).orElse(LocalDate.MAX);
            long near = examples.stream()
                    .filter(day -> !day.isBefore(change.minusDays(1)))
                    .filter(day -> day.isBefore(next))
                    .count();
            String named = provision.place().file() + " " + provision.id() + " " + change;
            return Stream.of(
                            near >= 2 ? "" : named + " has fewer than two examples",
                            examples.contains(change) ? "" : named + " has no example on its first day")
                    .filter(fault -> !fault.isEmpty());
        });
    }
}
