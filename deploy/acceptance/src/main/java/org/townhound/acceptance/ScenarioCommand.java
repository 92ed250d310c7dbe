package org.townhound.acceptance;

import java.nio.file.Path;
import java.util.List;
import org.townhound.acceptance.play.Outcome;
import org.townhound.acceptance.play.Patience;
import org.townhound.acceptance.play.Playing;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.ScenarioFiles;
import org.townhound.acceptance.stack.ScratchStack;

/** {@code scenario PATH…}: plays scenario files together on a system of their own and says which hold. */
record ScenarioCommand() implements Acceptance.Command {
    @Override
    public int run(Path home, List<String> arguments) {
        if (arguments.isEmpty()) {
            throw new IllegalArgumentException("Name a scenario file, or a folder of them: ./townhound scenario PATH…");
        }
        List<Scenario> scenarios =
                ScenarioFiles.read(arguments.stream().map(Path::of).toList());
        Playing playing = new Playing(scenarios, Patience.NONE);
        System.out.println("Starting a system of its own for " + scenarios.size() + " scenario(s) ...");
        try (ScratchStack stack = ScratchStack.up(home, playing.begins(), scenarios)) {
            List<Outcome> outcomes = playing.play(stack, _ -> {});
            outcomes.forEach(outcome -> System.out.print(outcome.report()));
            long fail = outcomes.stream().filter(outcome -> !outcome.holds()).count();
            System.out.printf("%d hold, %d fail%n", outcomes.size() - fail, fail);
            return fail == 0 ? 0 : 1;
        }
    }
}
