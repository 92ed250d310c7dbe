package org.townhound.acceptance;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.townhound.acceptance.fault.CrashRun;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.ScenarioFiles;

/** {@code crash-test [--rounds 10] [--seed N]}: the demo's calls while processes are killed at random moments. */
record CrashTest() implements Acceptance.Command {
    private static final int USUAL_ROUNDS = 10;

    @Override
    public int run(Path home, List<String> arguments) {
        int rounds = USUAL_ROUNDS;
        long seed = new Random().nextInt(Integer.MAX_VALUE);
        for (int place = 0; place < arguments.size(); place += 2) {
            long value = number(arguments, place + 1);
            switch (arguments.get(place)) {
                case "--rounds" -> rounds = Math.toIntExact(value);
                case "--seed" -> seed = value;
                case String other ->
                    throw new IllegalArgumentException(
                            "The crash test does not know \"" + other + "\": it takes --rounds and --seed.");
            }
        }
        Scenario story = ScenarioFiles.read(List.of(home.resolve(Demo.STORY))).getFirst();
        System.out.println("The demo, " + rounds + " times with as many kills, --seed " + seed);
        List<String> faults = new CrashRun(home, rounds, rounds, seed).run(story, System.out::println);
        faults.forEach(System.out::println);
        System.out.println(
                faults.isEmpty()
                        ? rounds + " rounds ended as they do undisturbed: nothing lost, nothing twice."
                        : "The crash test failed; repeat it with --rounds " + rounds + " --seed " + seed);
        return faults.isEmpty() ? 0 : 1;
    }

    private static long number(List<String> arguments, int place) {
        if (place >= arguments.size() || !arguments.get(place).matches("[1-9]\\d{0,9}")) {
            throw new IllegalArgumentException("The option " + arguments.get(place - 1) + " needs a number.");
        }
        return Long.parseLong(arguments.get(place));
    }
}
