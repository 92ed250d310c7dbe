package org.townhound.ordinances;

import java.time.Period;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.townhound.ordinances.compliance.Comparison;
import org.townhound.ordinances.compliance.Comparison.How;
import org.townhound.ordinances.compliance.Condition;
import org.townhound.ordinances.compliance.FactDeclaration;
import org.townhound.ordinances.compliance.FactDeclaration.Kind;

/** Reads the conditions of a rule. */
record ConditionReader(Catalog catalog, TermReader terms) {
    private static final Map<String, How> COMPARISONS = Map.of(
            "at-least", How.AT_LEAST, "at-most", How.AT_MOST, "more-than", How.MORE_THAN, "less-than", How.LESS_THAN);
    private static final Map<String, Period> PERIODS = new TreeMap<>(Map.of(
            "days",
            Period.ofDays(1),
            "weeks",
            Period.ofWeeks(1),
            "months",
            Period.ofMonths(1),
            "years",
            Period.ofYears(1)));
    private static final Map<String, Set<String>> FORMS = Map.ofEntries(
            Map.entry("all", Set.of("all")),
            Map.entry("any", Set.of("any")),
            Map.entry("not", Set.of("not")),
            Map.entry("yes", Set.of("yes")),
            Map.entry("no", Set.of("no")),
            Map.entry("one-of", Set.of("fact", "one-of")),
            Map.entry("setting", Set.of("setting", "is")),
            Map.entry("by", Set.of("fact", "by")),
            Map.entry("before", Set.of("fact", "before")),
            Map.entry("within", Set.of("fact", "within")),
            Map.entry("never", Set.of("never", "from", "until", "sparing")));

    ConditionReader(Catalog catalog) {
        this(catalog, new TermReader(catalog));
    }

    Condition condition(Written written) {
        Set<String> keys = written.map().keys();
        List<String> compared = keys.stream().filter(COMPARISONS::containsKey).toList();
        if (compared.size() == 1) {
            return comparison(written, keys, compared.getFirst());
        }
        List<String> forms = FORMS.keySet().stream().filter(keys::contains).toList();
        written.place()
                .require(
                        compared.isEmpty() && forms.size() == 1,
                        "needs exactly one of " + new TreeSet<>(FORMS.keySet()) + " and "
                                + new TreeSet<>(COMPARISONS.keySet()));
        return form(forms.getFirst(), written.only(FORMS.get(forms.getFirst())));
    }

    private Condition form(String form, Written written) {
        return switch (form) {
            case "all" -> new Condition.All(conditions(written.at(form)));
            case "any" -> new Condition.Any(conditions(written.at(form)));
            case "not" -> new Condition.Not(condition(written.at(form)));
            case "yes" -> new Condition.Says(yesNo(written.at(form)));
            case "no" -> new Condition.Not(new Condition.Says(yesNo(written.at(form))));
            case "one-of" -> oneOf(written);
            case "setting" -> decided(written);
            case "by", "before" -> byDay(written, form);
            case "within" -> within(written);
            case String never -> never(written, written.at(never));
        };
    }

    private List<Condition> conditions(Written written) {
        return written.list().stream().map(this::condition).toList();
    }

    private String yesNo(Written written) {
        return catalog.fact(written, Kind.YES_NO).name();
    }

    private Condition oneOf(Written written) {
        FactDeclaration fact = catalog.fact(written.at("fact"), Kind.WORD);
        List<Written> words = written.at("one-of").list();
        for (Written word : words) {
            word.place()
                    .require(
                            fact.words().contains(word.text()),
                            word.text() + " is not a word of " + fact.name() + ", only " + fact.words());
        }
        return new Condition.OneOf(
                fact.name(), words.stream().map(Written::text).collect(Collectors.toSet()));
    }

    private Condition decided(Written written) {
        List<String> choices = catalog.provision(written.at("setting")).entry().choices();
        Written value = written.at("is");
        written.at("setting").place().require(choices != null, "is not a setting, for it lists no choices");
        value.place().require(choices.contains(value.text()), value.text() + " cannot be chosen, only " + choices);
        return new Condition.Decided(written.text("setting"), value.text());
    }

    private Condition byDay(Written written, String form) {
        return new Condition.ByDay(
                catalog.fact(written.at("fact"), Kind.DAY).name(),
                catalog.provision(written.at(form), "month-day"),
                form.equals("before"));
    }

    private Condition within(Written written) {
        Provision limit = catalog.provision(written.at("within"));
        Period unit = PERIODS.get(limit.entry().unit());
        written.at("within").place().require(unit != null, "must be measured in one of " + PERIODS.keySet());
        return new Condition.Within(catalog.fact(written.at("fact"), Kind.DAY).name(), limit.id(), unit);
    }

    private Condition never(Written written, Written spans) {
        return new Condition.Never(
                catalog.fact(spans, Kind.TIMES).name(),
                catalog.provision(written.at("from"), "time-of-day"),
                catalog.provision(written.at("until"), "time-of-day"),
                written.has("sparing") ? Optional.of(terms.time(written.at("sparing"))) : Optional.empty());
    }

    private Condition comparison(Written written, Set<String> keys, String how) {
        Set<String> left = new TreeSet<>(keys);
        left.remove(how);
        Catalog.Sized one = terms.term(written, left);
        Catalog.Sized other = terms.side(written.at(how));
        TermReader.same(written, one, other);
        return new Comparison(one.term(), COMPARISONS.get(how), other.term());
    }
}
