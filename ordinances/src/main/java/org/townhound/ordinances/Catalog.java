package org.townhound.ordinances;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.townhound.ordinances.compliance.FactDeclaration;
import org.townhound.ordinances.compliance.FactDeclaration.Kind;
import org.townhound.ordinances.compliance.Term;

/**
 * What a condition can speak of: the facts and the provisions of its town.
 *
 * @param facts by name
 * @param provisions by id
 * @param named every provision that was looked up since this set was emptied
 */
record Catalog(Map<String, FactDeclaration> facts, Map<String, Provision> provisions, Set<String> named) {
    Catalog(Map<String, FactDeclaration> facts, Map<String, Provision> provisions) {
        this(facts, provisions, new TreeSet<>());
    }

    /** The fact of that name, which must be of one of these kinds. */
    FactDeclaration fact(Written name, Kind... kinds) {
        FactDeclaration fact = facts.get(name.text());
        name.place().require(fact != null, name.text() + " is not a fact that this town declares");
        List<Kind> wanted = Arrays.asList(kinds);
        name.place()
                .require(
                        wanted.contains(fact.kind()),
                        name.text() + " cannot be used here; what can is answered by "
                                + wanted.getFirst().meaning());
        return fact;
    }

    Provision provision(Written id) {
        Provision provision = provisions.get(id.text());
        id.place().require(provision != null, id.text() + " is not a provision of this town");
        named.add(provision.id());
        return provision;
    }

    /** A provision measured in {@code unit}. */
    String provision(Written id, String unit) {
        String has = provision(id).entry().unit();
        id.place().require(has.equals(unit), id.text() + " is measured in " + has + ", not in " + unit);
        return id.text();
    }

    Sized limit(Written id) {
        String unit = provision(id).entry().unit();
        boolean number = provision(id).values().values().stream()
                .allMatch(dated -> dated.repealed() || dated.value().matches("\\d+(\\.\\d+)?(/[1-9]\\d*)?"));
        id.place().require(number, id.text() + " is not a number");
        return new Sized(Measures.dimension(unit), new Term.Limit(id.text(), Measures.factor(unit)));
    }

    Sized amount(Written name) {
        FactDeclaration fact = fact(name, Kind.AMOUNT, Kind.COUNT);
        BigDecimal factor = Measures.factor(fact.unit());
        return new Sized(Measures.dimension(fact.unit()), new Term.Fact(fact.name(), factor));
    }

    /**
     * A term and what it measures.
     *
     * @param dimension such as {@code time} or {@code feet}
     * @param term the term
     */
    record Sized(String dimension, Term term) {}
}
