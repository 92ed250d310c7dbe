package org.townhound.contracts.enforcement.v1;

import java.util.List;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Window;

/**
 * An ordinal, its sanction and everything needed to see why.
 *
 * @param provision the provision offended against
 * @param group offenses of one group count against each other
 * @param window the span in which they count
 * @param ordinal one for the first offense in the window
 * @param sanction what the ladder attaches to that ordinal
 * @param priors the offenses counted before this one, in order
 * @param citation the section that sets the sanction
 * @param ordinanceVersion the content hash of the ordinances that were read
 * @param arithmetic one line that a person can check, such as {@code 1 prior + 1 = offense 2: fine $50.00}
 */
public record Assessment(
        String provision,
        String group,
        Window window,
        int ordinal,
        Sanction sanction,
        List<Prior> priors,
        Citation citation,
        String ordinanceVersion,
        String arithmetic) {
    public Assessment {
        priors = List.copyOf(priors);
    }
}
