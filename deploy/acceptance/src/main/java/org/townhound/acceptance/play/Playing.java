package org.townhound.acceptance.play;

import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.Step;

/**
 * Plays scenarios together on one system: the steps of all, merged in the order of their times; at one time, in the order
 * of the scenarios. One that fails stops, the others go on.
 */
public final class Playing {
    private final List<Scenario> scenarios;
    private final Patience patience;

    /** Of at least one scenario. */
    public Playing(List<Scenario> scenarios, Patience patience) {
        this.scenarios = List.copyOf(scenarios);
        this.patience = patience;
    }

    /** Where the clock must begin: with the day of the earliest step. */
    public OffsetDateTime begins() {
        OffsetDateTime first = scenarios.stream()
                .map(Scenario::begins)
                .min(Comparator.comparing(OffsetDateTime::toInstant))
                .orElseThrow();
        return first.with(LocalTime.MIN);
    }

    /** How many steps they have together. */
    public int steps() {
        return scenarios.stream().mapToInt(scenario -> scenario.steps().size()).sum();
    }

    /** Plays all to their ends while nothing disturbs. */
    public List<Outcome> play(Services services, Consumer<Told> audience) {
        return play(services, audience, _ -> {});
    }

    /**
     * Plays all to their ends.
     *
     * @param audience hears every step that has something to tell, as soon as it holds
     * @param before is called before every step with its place, from zero
     * @throws IllegalStateException when the clock cannot be moved
     */
    public List<Outcome> play(Services services, Consumer<Told> audience, IntConsumer before) {
        Http http = new Http();
        SimulatedTime time = new SimulatedTime(services, scenarios.getFirst().town(), http, patience);
        List<Performance> performances = scenarios.stream()
                .map(scenario -> new Performance(scenario, services, http, patience))
                .toList();
        List<Entry> entries = Stream.iterate(0, place -> place < performances.size(), place -> place + 1)
                .flatMap(place ->
                        scenarios.get(place).steps().stream().map(step -> new Entry(step, performances.get(place))))
                .sorted(Comparator.comparing(entry -> entry.step().at().toInstant()))
                .toList();
        for (int place = 0; place < entries.size(); place++) {
            before.accept(place);
            Entry entry = entries.get(place);
            if (entry.performance().goesOn()) {
                time.isAtLeast(entry.step().at());
                entry.performance().play(entry.step()).ifPresent(audience);
            }
        }
        performances.forEach(Performance::close);
        return performances.stream().map(Performance::outcome).toList();
    }

    private record Entry(Step step, Performance performance) {}
}
