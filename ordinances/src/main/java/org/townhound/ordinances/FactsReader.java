package org.townhound.ordinances;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.townhound.ordinances.compliance.FactDeclaration;
import org.townhound.ordinances.compliance.FactDeclaration.Kind;

/** Reads which facts the rules of a town ask for. */
final class FactsReader {
    private static final String WHOLE = "\\d+";
    private static final String PARTS = "\\d+(\\.\\d+)?";
    private static final Set<String> WORDS = Set.of("asks", "unit", "ages", "from", "to", "words");
    private static final Map<String, Kind> KINDS = Map.of(
            "yes-no", Kind.YES_NO,
            "word", Kind.WORD,
            "day", Kind.DAY,
            "count", Kind.COUNT,
            "heads", Kind.HEADS,
            "times", Kind.TIMES);

    private final Map<String, Unit> units;
    private final Map<String, FactDeclaration> facts = new TreeMap<>();

    FactsReader(Map<String, Unit> units) {
        this.units = units;
    }

    void add(Written written) {
        written.each((name, fact) -> {
            FactDeclaration earlier = facts.putIfAbsent(name, fact(name, fact.only(WORDS)));
            fact.place().require(earlier == null, "is a fact that another file of this town declares too");
        });
    }

    Map<String, FactDeclaration> facts() {
        return facts;
    }

    private FactDeclaration fact(String name, Written fact) {
        String named = fact.text("unit");
        Kind kind = KINDS.getOrDefault(named, Kind.AMOUNT);
        Written measured = kind == Kind.HEADS ? fact.at("ages") : fact.at("unit");
        Unit unit = units.get(measured.text());
        boolean counted = kind == Kind.AMOUNT || kind == Kind.COUNT || kind == Kind.HEADS;
        measured.place()
                .require(
                        unit != null || !Set.of(Kind.AMOUNT, Kind.HEADS).contains(kind),
                        measured.text() + " is not in units.yaml, nor one of " + new TreeSet<>(KINDS.keySet()));
        List<String> words = kind == Kind.WORD
                ? fact.at("words").list().stream().map(Written::text).toList()
                : List.of();
        return new FactDeclaration(
                name,
                fact.text("asks"),
                kind,
                measured.text(),
                unit == null ? "" : unit.pattern().equals(WHOLE) ? PARTS : unit.pattern(),
                counted ? bound(fact.at("from")) : BigDecimal.ZERO,
                counted ? bound(fact.at("to")) : BigDecimal.ZERO,
                words);
    }

    private static BigDecimal bound(Written written) {
        try {
            return new BigDecimal(written.text());
        } catch (NumberFormatException unreadable) {
            throw written.place().fault("\"" + written.text() + "\" is not a number");
        }
    }
}
