package org.townhound.impound.impoundment.adapters.in.rest;

import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import org.townhound.ordinances.values.Applied;

/** A value of law that an answer rests on. */
public record Why(
        String provision,
        String value,
        String town,
        String section,
        LocalDate effective,
        String act,
        String ordinanceVersion) {

    static Why of(Applied applied) {
        return new Why(
                applied.provision(),
                applied.value(),
                applied.citation().town(),
                applied.citation().section(),
                applied.citation().effective(),
                applied.citation().act(),
                applied.ordinanceVersion());
    }

    static List<Why> of(Collection<Applied> applied) {
        return applied.stream().map(Why::of).toList();
    }
}
