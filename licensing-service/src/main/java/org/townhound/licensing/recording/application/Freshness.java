package org.townhound.licensing.recording.application;

import io.smallrye.mutiny.Uni;
import org.townhound.kit.call.Call;
import org.townhound.kit.reading.After;

/** Reads of {@code ?after=} wait for the service's one view; streams themselves are never behind. */
public final class Freshness {
    /** The projection by which progress is measured: it passes every event of the service. */
    public static final String VIEW = "tag-v1";

    private final After after;

    public Freshness(After after) {
        this.after = after;
    }

    public Uni<Void> await(Call call) {
        return after.await(call, VIEW);
    }
}
