package org.townhound.acceptance;

import java.nio.file.Path;
import java.util.List;
import org.townhound.acceptance.play.Outcome;
import org.townhound.acceptance.play.Patience;
import org.townhound.acceptance.play.Playing;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.ScenarioFiles;
import org.townhound.acceptance.stack.ScratchStack;

/** {@code demo}: tells a year in Whitman as a table; every amount in it is checked against the scenario file. */
record Demo() implements Acceptance.Command {
    /** The story, below the folder of the repository. */
    static final Path STORY = Path.of("deploy/acceptance/scenarios/a-year-in-whitman.yaml");

    @Override
    public int run(Path home, List<String> arguments) {
        if (!arguments.isEmpty()) {
            throw new IllegalArgumentException("The demo takes no options.");
        }
        List<Scenario> story = ScenarioFiles.read(List.of(home.resolve(STORY)));
        Playing playing = new Playing(story, Patience.NONE);
        System.out.println("Starting a system of its own; its clock begins at " + playing.begins() + ".\n");
        try (ScratchStack stack = ScratchStack.up(home, playing.begins(), story)) {
            System.out.print(StoryTable.heading());
            Outcome outcome = playing.play(stack, told -> System.out.print(StoryTable.row(told)))
                    .getFirst();
            System.out.println(
                    outcome.holds()
                            ? "\nEvery amount and date is what the bylaw says; " + STORY + " holds them."
                            : "\n" + outcome.report());
            return outcome.holds() ? 0 : 1;
        }
    }
}
