package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.util.List;

/** A quantity that a condition compares: recorded, set by law, or reckoned from both. */
public sealed interface Term
        permits Term.Fact,
                Term.Limit,
                Term.Total,
                Term.Share,
                Term.FirstAndFurther,
                CountedHeads,
                MeasuredSpans,
                DaysSince {
    Measured measure(Case judged);

    /** A recorded amount; {@code factor} turns its unit into the base unit. */
    record Fact(String name, BigDecimal factor) implements Term {
        @Override
        public Measured measure(Case judged) {
            return judged.fact(FactValue.Amount.class, name)
                    .map(value -> Measured.of(value.amount().multiply(factor), Trace.fact(name)))
                    .orElseGet(() -> Measured.missing(name));
        }
    }

    /** A dated number of law; {@code factor} turns its unit into the base unit. */
    record Limit(String provision, BigDecimal factor) implements Term {
        @Override
        public Measured measure(Case judged) {
            var limit = judged.limit(provision);
            return Measured.of(Ratio.of(limit.value()).times(factor), Trace.limit(limit.because()));
        }
    }

    /** The sum of several terms. */
    record Total(List<Term> terms) implements Term {
        public Total {
            terms = List.copyOf(terms);
        }

        @Override
        public Measured measure(Case judged) {
            return terms.stream()
                    .map(term -> term.measure(judged))
                    .reduce(Measured.of(BigDecimal.ZERO, Trace.NONE), (sum, next) -> sum.with(next, BigDecimal::add));
        }
    }

    /** A share or a multiple of a term, such as an eighth of it or four times it. */
    record Share(Term share, Term of) implements Term {
        @Override
        public Measured measure(Case judged) {
            return share.measure(judged).with(of.measure(judged), BigDecimal::multiply);
        }
    }

    /** So much for the first animal and so much more for every further one; nothing for none. */
    record FirstAndFurther(Term first, Term further, Term count) implements Term {
        @Override
        public Measured measure(Case judged) {
            Measured counted = count.measure(judged);
            Measured beyond = counted.with(
                    further.measure(judged),
                    (heads, each) ->
                            heads.subtract(BigDecimal.ONE).max(BigDecimal.ZERO).multiply(each));
            Measured one =
                    counted.with(first.measure(judged), (heads, least) -> heads.signum() > 0 ? least : BigDecimal.ZERO);
            return one.with(beyond, BigDecimal::add);
        }
    }
}
