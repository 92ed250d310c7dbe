package org.townhound.ordinances;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.townhound.ordinances.Catalog.Sized;
import org.townhound.ordinances.compliance.CountedHeads;
import org.townhound.ordinances.compliance.CountedHeads.Ages;
import org.townhound.ordinances.compliance.DaysSince;
import org.townhound.ordinances.compliance.FactDeclaration;
import org.townhound.ordinances.compliance.FactDeclaration.Kind;
import org.townhound.ordinances.compliance.MeasuredSpans;
import org.townhound.ordinances.compliance.MeasuredSpans.Way;
import org.townhound.ordinances.compliance.Term;

/** Reads the quantities that a condition compares. */
record TermReader(Catalog catalog) {
    private static final String CALENDAR_DAY = "calendar-day";
    private static final Map<String, Set<String>> FORMS = Map.of(
            "fact", Set.of("fact"),
            "limit", Set.of("limit"),
            "total", Set.of("total"),
            "heads", Set.of("heads", "over", "from", "up-to"),
            "share", Set.of("share", "of"),
            "first", Set.of("first", "further", "for-each"),
            "longest", Set.of("longest"),
            "most", Set.of("most", "within", "sparing"),
            "days-since", Set.of("days-since"),
            "days-between", Set.of("days-between", "and"));

    /** The right side of a comparison: the id of a provision, or a term. */
    Sized side(Written written) {
        return written.json() != null && written.json().isTextual()
                ? catalog.limit(written)
                : term(written.map(), written.keys());
    }

    /** The term that the keys of a map spell. */
    Sized term(Written written, Set<String> keys) {
        String form = form(written, keys);
        return switch (form) {
            case "fact" -> catalog.amount(written.at("fact"));
            case "limit" -> catalog.limit(written.at("limit"));
            case "total" -> total(written.at("total"));
            case "heads" -> heads(written, keys);
            case "share" -> share(written);
            case "first" -> first(written);
            case "longest" -> spans(written.at("longest"), Way.LONGEST, Optional.empty(), Optional.empty());
            case "most" -> most(written);
            case "days-since" -> days(written.at("days-since"), Optional.empty());
            case String between -> days(written.at(between), Optional.of(written.at("and")));
        };
    }

    private static String form(Written written, Set<String> keys) {
        List<String> forms = FORMS.keySet().stream().filter(keys::contains).toList();
        written.place()
                .require(forms.size() == 1, "needs exactly one of " + new TreeSet<>(FORMS.keySet()) + " to compare");
        for (String key : keys) {
            written.place()
                    .at(key)
                    .require(
                            FORMS.get(forms.getFirst()).contains(key),
                            "does not go with " + forms.getFirst() + "; that takes "
                                    + new TreeSet<>(FORMS.get(forms.getFirst())));
        }
        return forms.getFirst();
    }

    private Sized total(Written written) {
        List<Sized> parts = written.list().stream().map(catalog::amount).toList();
        List<Term> terms = new ArrayList<>();
        for (Sized part : parts) {
            same(written, parts.getFirst(), part);
            terms.add(part.term());
        }
        return new Sized(parts.getFirst().dimension(), new Term.Total(terms));
    }

    private Sized heads(Written written, Set<String> keys) {
        FactDeclaration fact = catalog.fact(written.at("heads"), Kind.HEADS);
        written.place().require(keys.size() == 2, "needs exactly one of over, from and up-to");
        String bound =
                keys.stream().filter(key -> !key.equals("heads")).findFirst().orElseThrow();
        Sized limit = catalog.limit(written.at(bound));
        written.place()
                .at(bound)
                .require(
                        limit.dimension().equals(Measures.dimension(fact.unit())),
                        "the ages of " + fact.name() + " are in " + fact.unit());
        Ages ages = Ages.valueOf(bound.replace('-', '_').toUpperCase(Locale.ROOT));
        return new Sized("count", new CountedHeads(fact.name(), ages, Measures.factor(fact.unit()), limit.term()));
    }

    private Sized share(Written written) {
        Sized of = catalog.amount(written.at("of"));
        catalog.provision(written.at("share"), "ratio");
        return new Sized(
                of.dimension(),
                new Term.Share(catalog.limit(written.at("share")).term(), of.term()));
    }

    private Sized first(Written written) {
        Sized first = catalog.limit(written.at("first"));
        Sized further = catalog.limit(written.at("further"));
        same(written.at("further"), first, further);
        Sized count = catalog.amount(written.at("for-each"));
        return new Sized(first.dimension(), new Term.FirstAndFurther(first.term(), further.term(), count.term()));
    }

    private Sized most(Written written) {
        Written within = written.at("within");
        Optional<Term> sparing = written.has("sparing") ? Optional.of(time(written.at("sparing"))) : Optional.empty();
        return CALENDAR_DAY.equals(within.text())
                ? spans(written.at("most"), Way.CALENDAR_DAY, Optional.empty(), sparing)
                : spans(written.at("most"), Way.WITHIN, Optional.of(time(within)), sparing);
    }

    /** A limit that is a length of time. */
    Term time(Written id) {
        Sized limit = catalog.limit(id);
        id.place().require(limit.dimension().equals(Measures.TIME), id.text() + " is not a length of time");
        return limit.term();
    }

    private Sized spans(Written fact, Way way, Optional<Term> within, Optional<Term> sparing) {
        String name = catalog.fact(fact, Kind.TIMES).name();
        return new Sized(Measures.TIME, new MeasuredSpans(name, way, within, sparing));
    }

    private Sized days(Written from, Optional<Written> until) {
        String name = catalog.fact(from, Kind.DAY).name();
        return new Sized(
                Measures.dimension("days"),
                new DaysSince(
                        name, until.map(later -> catalog.fact(later, Kind.DAY).name())));
    }

    static void same(Written written, Sized one, Sized other) {
        written.place()
                .require(
                        one.dimension().equals(other.dimension()),
                        "compares " + one.dimension() + " with " + other.dimension());
    }
}
