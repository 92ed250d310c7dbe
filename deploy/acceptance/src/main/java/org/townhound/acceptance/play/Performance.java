package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.Step;

/** One play of one scenario: what it carries, and where it failed. */
final class Performance implements AutoCloseable {
    private static final long BETWEEN_TRIES = TimeUnit.MILLISECONDS.toNanos(100);

    private final Scenario scenario;
    private final Services services;
    private final Http http;
    private final Patience patience;
    private final Names names;
    private final Map<String, EventStream> dashboards = new HashMap<>();
    private Optional<Failure> failure = Optional.empty();

    Performance(Scenario scenario, Services services, Http http, Patience patience) {
        this.scenario = scenario;
        this.services = services;
        this.http = http;
        this.patience = patience;
        this.names = new Names(scenario.name(), scenario.town());
    }

    boolean goesOn() {
        return failure.isEmpty();
    }

    Outcome outcome() {
        return new Outcome(scenario, failure);
    }

    /** Plays one step; what the audience hears of it, when it has something to tell. */
    Optional<Told> play(Step step) {
        try {
            List<Difference> differences = tryUntilItHolds(step);
            if (differences.isEmpty()) {
                return step.tell().map(telling -> told(step, telling));
            }
            failure = Optional.of(new Failure(step, differences));
        } catch (Names.UnknownName | IllegalArgumentException wrong) {
            failure = Optional.of(new Failure(step, List.of(new Difference("step", "a call", wrong.getMessage()))));
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        dashboards.values().forEach(EventStream::close);
    }

    private Told told(Step step, Step.Telling telling) {
        return new Told(step.at(), names.fill(step.title()), names.fill(telling.amount()), names.fill(telling.why()));
    }

    private List<Difference> tryUntilItHolds(Step step) {
        Duration bound = step.eventually().orElse(Duration.ZERO);
        bound = bound.compareTo(patience.atMost()) < 0 ? patience.atMost() : bound;
        long deadline = System.nanoTime() + bound.toNanos();
        List<Difference> differences = attempt(step);
        while (!differences.isEmpty() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(BETWEEN_TRIES);
            differences = attempt(step);
        }
        return differences;
    }

    private List<Difference> attempt(Step step) {
        Answer answer;
        String url =
                services.url(step.call().service()) + names.fill(step.call().path());
        try {
            answer = step.call().listens()
                    ? dashboards
                            .computeIfAbsent(step.key().orElse(url), _ -> new EventStream(url, headers(step)))
                            .seen()
                    : http.send(step.call().method(), url, headers(step), names.body(step.body()));
        } catch (IOException unreachable) {
            return List.of(new Difference("call", "an answer", unreachable.toString()));
        }
        List<Difference> differences = new ArrayList<>();
        if (answer.status() != step.status()) {
            String body = answer.body().toString();
            differences.add(
                    new Difference("status", Integer.toString(step.status()), answer.status() + " with " + body));
        }
        JsonNode expected = names.fill(step.answer());
        differences.addAll(Comparison.of(expected, answer.body()));
        if (differences.isEmpty()) {
            names.carry("answer", answer.body());
            step.carry().ifPresent(name -> names.carry(name, answer.body()));
        }
        return differences;
    }

    private Map<String, String> headers(Step step) {
        Map<String, String> headers = new LinkedHashMap<>();
        if (!step.who().role().equals("public")) {
            String town = step.who().town().orElse(scenario.town());
            headers.put("Authorization", "Bearer " + services.token(step.who().role(), town));
        }
        if (!step.call().reads()) {
            headers.put("Prefer", "wait=5");
            String request = step.key()
                    .map(key -> "key " + key)
                    .orElseGet(() -> "step " + scenario.steps().indexOf(step));
            headers.put("Idempotency-Key", names.id(request).toString());
        }
        step.headers().forEach((name, value) -> headers.put(name, names.fill(value)));
        return headers;
    }
}
