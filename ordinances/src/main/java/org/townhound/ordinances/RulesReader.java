package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.townhound.ordinances.compliance.Condition;
import org.townhound.ordinances.compliance.Consequence;
import org.townhound.ordinances.compliance.Rule;
import org.townhound.ordinances.compliance.Rules;

/** Reads the rules of conduct of one town, which stand beside its provisions and are named for them. */
final class RulesReader {
    private static final Set<String> FILE = Set.of("title", "subject", "checked_on", "facts", "rules");
    private static final Set<String> RULE = Set.of("fine", "no_fine", "advice", "when", "require");
    private static final String NONE = "none";

    private final FactsReader facts;
    private final SortedMap<String, Provision> provisions;
    private final Map<String, Rule> rules = new TreeMap<>();

    private RulesReader(Map<String, Unit> units, SortedMap<String, Provision> provisions) {
        this.facts = new FactsReader(units);
        this.provisions = provisions;
    }

    static Written file(LawYaml yaml, String name) {
        Written file = new Written(new Place(name, ""), yaml.read(name, JsonNode.class)).only(FILE);
        file.text("title");
        file.place().at("checked_on").date(file.text("checked_on"));
        return file;
    }

    static Rules read(
            List<Written> files,
            Optional<Written> variance,
            Map<String, Unit> units,
            SortedMap<String, Provision> all) {
        RulesReader reader = new RulesReader(units, all);
        files.stream().filter(file -> file.has("facts")).forEach(file -> reader.facts.add(file.at("facts")));
        Catalog catalog = new Catalog(reader.facts.facts(), all);
        files.stream().filter(file -> file.has("rules")).forEach(file -> reader.addRules(catalog, file));
        return new Rules(
                new TreeMap<>(reader.facts.facts()),
                reader.rules.values().stream()
                        .sorted(Comparator.comparing(Rule::provision))
                        .toList(),
                variance.map(written -> catalog.provision(written).id()));
    }

    private void addRules(Catalog catalog, Written file) {
        ConditionReader conditions = new ConditionReader(catalog);
        String subject = file.text("subject");
        file.at("rules").each((id, written) -> {
            written.place().require(provisions.containsKey(id), "is not a provision of this town");
            written.place().require(!provisions.get(id).isLadder(), "is a ladder; a rule needs its own provision");
            catalog.named().clear();
            Rule rule = rule(id, subject, written.only(RULE), conditions);
            checkLives(written.place(), provisions.get(id), catalog.named());
            written.place().require(rules.putIfAbsent(id, rule) == null, "is a rule of another file of this town too");
        });
    }

    /** Every number and setting of a rule must hold whenever the rule does; a fine may end before it. */
    private void checkLives(Place place, Provision rule, Set<String> named) {
        Set<LocalDate> days = new TreeSet<>(rule.values().keySet());
        named.forEach(id -> days.addAll(provisions.get(id).values().keySet()));
        days.stream()
                .filter(day -> rule.on(day).isPresent())
                .forEach(day -> named.forEach(id -> place.require(
                        provisions.get(id).on(day).isPresent(), "needs " + id + ", which does not hold on " + day)));
    }

    private Rule rule(String id, String subject, Written written, ConditionReader conditions) {
        Optional<Condition> when =
                written.has("when") ? Optional.of(conditions.condition(written.at("when"))) : Optional.empty();
        Condition require = conditions.condition(written.at("require"));
        Catalog fines = new Catalog(conditions.catalog().facts(), provisions);
        return new Rule(id, subject, consequence(written, fines), when, require);
    }

    private static Consequence consequence(Written written, Catalog catalog) {
        List<String> given =
                Stream.of("fine", "no_fine", "advice").filter(written::has).toList();
        written.place().require(given.size() == 1, "needs exactly one of fine, no_fine and advice");
        if (written.has("no_fine")) {
            return new Consequence.NoAmount(written.text("no_fine"));
        }
        if (written.has("advice")) {
            return new Consequence.Advice();
        }
        Written fine = written.at("fine");
        return fine.json().isTextual() ? new Consequence.Fined(fineIn(catalog, fine)) : asDecided(fine, catalog);
    }

    private static Consequence asDecided(Written fine, Catalog catalog) {
        Written setting = fine.only(Set.of("setting", "is")).at("setting");
        List<String> choices = catalog.provision(setting).entry().choices();
        setting.place().require(choices != null, "is not a setting, for it lists no choices");
        Map<String, String> provisions = new TreeMap<>();
        fine.at("is").each((choice, provision) -> {
            provision.place().require(choices.contains(choice), "cannot be chosen, only " + choices);
            if (!NONE.equals(provision.text())) {
                provisions.put(choice, fineIn(catalog, provision));
            }
        });
        fine.at("is").place().require(fine.at("is").keys().containsAll(choices), "must name each of " + choices);
        return new Consequence.FinedAsDecided(setting.text(), provisions);
    }

    private static String fineIn(Catalog catalog, Written id) {
        Provision provision = catalog.provision(id);
        boolean money = provision.isLadder() || provision.entry().unit().equals(Unit.MONEY);
        id.place().require(money, id.text() + " is neither an amount of money nor a ladder");
        return id.text();
    }
}
