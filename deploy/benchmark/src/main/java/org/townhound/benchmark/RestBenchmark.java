package org.townhound.benchmark;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/** From a form of an officer to the citation in the answer, through the running system. */
final class RestBenchmark {
    private static final int CLIENTS = 64;
    private static final int KEEPERS = 20_000;
    private static final int EASY = 200;
    private static final int HARD = 1_000;
    private static final int WARM_UP_SECONDS = 30;
    private static final int PHASE_SECONDS = 20;
    private static final String OFFENSES = "/towns/whitman-ma/offenses";
    private static final String KEEPER_REGISTRATIONS = "/towns/whitman-ma/keepers";

    private final Settings settings;
    private final Load load = new Load();
    private final List<UUID> keepers =
            Stream.generate(UUID::randomUUID).limit(KEEPERS).toList();

    RestBenchmark(Settings settings) {
        this.settings = settings;
    }

    void run(Figures figures) throws IOException, InterruptedException {
        try (RunningSystem system = RunningSystem.up(settings.home())) {
            figures.put("startup_seconds", system.startupSeconds());
            Call offense = new Call(
                    URI.create(system.url("enforcement") + OFFENSES),
                    system.token("animal-control-officer"),
                    true,
                    this::offense);
            Call registration = new Call(
                    URI.create(system.url("licensing") + KEEPER_REGISTRATIONS),
                    system.token("town-clerk"),
                    false,
                    RestBenchmark::registration);
            Duration warmUp = settings.seconds(WARM_UP_SECONDS);
            Duration phase = settings.seconds(PHASE_SECONDS);

            say("warming up");
            Outcome warm = load.closed(offense, CLIENTS, warmUp);
            load.closed(registration, CLIENTS, warmUp.dividedBy(2));
            say("%d offenses a second", EASY);
            Outcome easy = load.open(offense, EASY, phase);
            say("%d offenses a second", HARD);
            Outcome hard = load.open(offense, HARD, phase);
            say("appending alone, as fast as it goes");
            Outcome append = load.closed(registration, CLIENTS, phase);
            say("offenses, as fast as it goes");
            Outcome fast = load.closed(offense, CLIENTS, phase);

            figures.put("offenses_per_second", fast.perSecond());
            figures.put("bare_append_per_second", append.perSecond());
            figures.put("end_to_end_ratio", fast.perSecond() / append.perSecond());
            figures.put("p50_ms_at_200", easy.p50Millis());
            figures.put("p99_ms_at_200", easy.p99Millis());
            figures.put("p99_ms_at_1000", hard.p99Millis());
            figures.put(
                    "answers_without_assessment",
                    Stream.of(warm, easy, hard, fast).mapToLong(Outcome::others).sum());
            figures.put("rss_mb_total", system.megabytes());
            audit(system, List.of(warm, easy, hard, fast), figures);
        }
    }

    private static void audit(RunningSystem system, List<Outcome> outcomes, Figures figures) throws IOException {
        say("reading the topic from its beginning");
        TopicAudit audit = TopicAudit.of(system.url("kafka").replaceFirst("^.*//", ""), "townhound.enforcement");
        List<UUID> created = new ArrayList<>();
        outcomes.forEach(outcome -> created.addAll(outcome.created()));
        figures.put("lost", audit.lost(created));
        figures.put("reordered", audit.reordered());
        figures.put("doubled", audit.doubled());
    }

    private String offense(UUID id) {
        return """
                {"offenseId":"%s","personId":"%s","provision":"leash.at-large","action":"cite","occurredAt":"%s"}""".formatted(
                        id,
                        keepers.get(ThreadLocalRandom.current().nextInt(KEEPERS)),
                        Instant.now().minusSeconds(1));
    }

    private static String registration(UUID id) {
        return """
                {"keeperId":"%s","kind":"person","name":"Ada Byron",
                 "address":{"street":"1 Main Street","city":"Whitman","state":"MA","postalCode":"02382"}}""".formatted(id);
    }

    private static void say(String what, Object... values) {
        System.err.printf("bench: " + what + " ...%n", values);
    }
}
