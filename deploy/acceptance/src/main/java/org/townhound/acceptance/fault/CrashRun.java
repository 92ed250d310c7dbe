package org.townhound.acceptance.fault;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.townhound.acceptance.play.Http;
import org.townhound.acceptance.play.Outcome;
import org.townhound.acceptance.play.Patience;
import org.townhound.acceptance.play.Playing;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.stack.ScratchStack;

/**
 * Plays a story several times, each with keepers of its own, on one system whose processes are killed at random moments,
 * while officers record as fast as they are answered. Every play must end as it does undisturbed, and every form must be
 * counted once.
 *
 * @param home the folder of the repository
 * @param rounds how many plays
 * @param kills how many kills in all, spread over the plays
 * @param seed the same plan of kills for the same seed
 */
public record CrashRun(Path home, int rounds, int kills, long seed) {
    private static final Patience PATIENCE = new Patience(Duration.ofMinutes(2));

    /**
     * Does it.
     *
     * @param log hears of every kill
     * @return what went wrong; empty when nothing was lost, doubled or otherwise
     */
    public List<String> run(Scenario story, Consumer<String> log) {
        List<Scenario> plays = IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> story.again("round " + round))
                .toList();
        Playing playing = new Playing(plays, PATIENCE);
        try (ScratchStack stack = ScratchStack.up(home, playing.begins(), plays);
                Officers officers =
                        new Officers(stack, story.town(), playing.begins().toInstant())) {
            Kills planned = new Kills(stack, new Random(seed), playing.steps(), kills, log);
            List<Outcome> outcomes = playing.play(stack, _ -> {}, planned);
            planned.finish();
            Map<UUID, UUID> taken = officers.finish();
            log.accept("  " + taken.size() + " forms were taken meanwhile");
            List<String> faults = new ArrayList<>();
            outcomes.stream()
                    .filter(outcome -> !outcome.holds())
                    .map(Outcome::report)
                    .forEach(faults::add);
            faults.addAll(new StoredEvents(stack, story.town(), new Http()).faults());
            faults.addAll(new Ledgers(stack, story.town(), playing.begins().getYear(), new Http()).faults(taken));
            return faults;
        }
    }
}
