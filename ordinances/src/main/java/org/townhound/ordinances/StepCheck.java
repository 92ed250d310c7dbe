package org.townhound.ordinances;

import java.util.stream.Stream;

/**
 * Says what is wrong with a step of a ladder.
 *
 * @param place of the steps
 * @param money the unit of fines
 */
record StepCheck(Place place, Unit money) {
    /** What stands in place of a fine that neither the law nor the town has set. */
    static final String UNSET = "unset";

    /** Whether a fine is the setting that holds its amount. */
    static boolean namesSetting(String fine) {
        return fine.matches("[a-z][a-z0-9_-]*(\\.[a-z0-9_-]+)+");
    }

    void step(FileShapes.Step step) {
        long kinds = Stream.of(step.fine(), step.warning(), step.atLeast(), step.choose())
                .filter(kind -> kind != null)
                .count();
        place.require(kinds == 1, "a step is one of fine, warning, at_least and choose");
        amount(UNSET.equals(step.fine()) ? null : step.fine());
        amount(step.atLeast());
        if (step.choose() != null) {
            place.require(step.choose().size() > 1, "an officer chooses between two sanctions or more");
            place.present("otherwise", step.otherwise());
            step.choose().forEach(this::choice);
        }
    }

    private void choice(FileShapes.Step choice) {
        place.require((choice.fine() == null) != (choice.warning() == null), "a choice is either a fine or a warning");
        amount(choice.fine());
    }

    private void amount(String amount) {
        place.require(
                amount == null || namesSetting(amount) || money.fits(amount),
                "\"" + amount + "\" is not " + money.meaning());
    }
}
