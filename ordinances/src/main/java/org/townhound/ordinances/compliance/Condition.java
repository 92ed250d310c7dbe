package org.townhound.ordinances.compliance;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Something that the facts of a case fulfil, or do not, or leave open. */
public sealed interface Condition
        permits Condition.All,
                Condition.Any,
                Condition.Not,
                Condition.Says,
                Condition.OneOf,
                Condition.Decided,
                Condition.ByDay,
                Condition.Within,
                Condition.Never,
                Comparison {
    Judgment judge(Case judged);

    /** All of them. */
    record All(List<Condition> conditions) implements Condition {
        public All {
            conditions = List.copyOf(conditions);
        }

        @Override
        public Judgment judge(Case judged) {
            return Judgment.all(
                    conditions.stream().map(each -> each.judge(judged)).toList());
        }
    }

    /** At least one of them. */
    record Any(List<Condition> conditions) implements Condition {
        public Any {
            conditions = List.copyOf(conditions);
        }

        @Override
        public Judgment judge(Case judged) {
            return Judgment.any(
                    conditions.stream().map(each -> each.judge(judged)).toList());
        }
    }

    /** Not this one. */
    record Not(Condition condition) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            return condition.judge(judged).not();
        }
    }

    /** A recorded yes. */
    record Says(String fact) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            return look(judged, FactValue.YesNo.class, fact, FactValue.YesNo::yes);
        }
    }

    /** A recorded word that is one of these. */
    record OneOf(String fact, Set<String> words) implements Condition {
        public OneOf {
            words = Set.copyOf(words);
        }

        @Override
        public Judgment judge(Case judged) {
            return look(judged, FactValue.Word.class, fact, value -> words.contains(value.word()));
        }
    }

    /** The town has decided so. */
    record Decided(String setting, String value) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            var decision = judged.limit(setting);
            return Judgment.known(decision.value().equals(value), Trace.decision(decision.because()));
        }
    }

    /** A recorded day not after, or strictly before, the last such day of a year up to the day of the assessment. */
    record ByDay(String fact, String monthDay, boolean strictly) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            var limit = judged.limit(monthDay);
            LocalDate last =
                    lastOn(MonthDay.parse("--" + limit.value()), judged.law().day());
            LocalDate inTime = strictly ? last.minusDays(1) : last;
            return with(
                    Trace.limit(limit.because()),
                    look(
                            judged,
                            FactValue.Day.class,
                            fact,
                            value -> !value.day().isAfter(inTime)));
        }

        private static LocalDate lastOn(MonthDay day, LocalDate until) {
            LocalDate sameYear = day.atYear(until.getYear());
            return sameYear.isAfter(until) ? day.atYear(until.getYear() - 1) : sameYear;
        }
    }

    /** A recorded day that lies back at most as many days, or months, as a provision says. */
    record Within(String fact, String limit, Period unit) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            var within = judged.limit(limit);
            Period period = unit.multipliedBy(Integer.parseInt(within.value()));
            return with(
                    Trace.limit(within.because()),
                    look(
                            judged,
                            FactValue.Day.class,
                            fact,
                            value -> !value.day()
                                    .plus(period)
                                    .isBefore(judged.law().day())));
        }
    }

    /** No recorded span touches these hours of the clock; brief attended ones do not count. */
    record Never(String fact, String from, String until, Optional<Term> sparing) implements Condition {
        @Override
        public Judgment judge(Case judged) {
            var begins = judged.limit(from);
            var ends = judged.limit(until);
            Optional<Measured> brief = sparing.map(term -> term.measure(judged));
            Trace law = Trace.limit(begins.because())
                    .and(Trace.limit(ends.because()))
                    .and(brief.map(Measured::trace).orElse(Trace.NONE));
            Judgment judgment = look(judged, FactValue.Times.class, fact, times -> {
                var spans = brief.flatMap(Measured::amount)
                        .map(seconds -> Spans.sparing(times.spans(), MeasuredSpans.duration(seconds)))
                        .orElse(times.spans());
                return !Spans.touch(
                        spans,
                        LocalTime.parse(begins.value()),
                        LocalTime.parse(ends.value()),
                        judged.law().zone());
            });
            return with(law, judgment);
        }
    }

    private static <T extends FactValue> Judgment look(
            Case judged, Class<T> type, String fact, Function<T, Boolean> holds) {
        return judged.fact(type, fact)
                .map(value -> Judgment.known(holds.apply(value), Trace.fact(fact)))
                .orElseGet(() -> Judgment.missing(fact));
    }

    private static Judgment with(Trace more, Judgment judgment) {
        return new Judgment(
                judgment.truth(), judgment.missing(), judgment.trace().and(more));
    }
}
