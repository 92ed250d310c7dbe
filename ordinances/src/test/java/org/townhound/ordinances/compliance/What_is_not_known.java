package org.townhound.ordinances.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class What_is_not_known {
    private static final Judgment YES = Judgment.known(true, Trace.fact("seen"));
    private static final Judgment NO = Judgment.known(false, Trace.fact("looked"));
    private static final Judgment OPEN = Judgment.missing("hidden");
    private static final Judgment ALSO_OPEN = Judgment.missing("unasked");

    @Test
    void does_not_matter_where_one_fact_settles_it() {
        assertEquals(NO, Judgment.all(List.of(OPEN, NO, YES)));
        assertEquals(YES, Judgment.any(List.of(OPEN, NO, YES)));
    }

    @Test
    void is_named_where_it_does() {
        Judgment all = Judgment.all(List.of(OPEN, YES, ALSO_OPEN));
        Judgment any = Judgment.any(List.of(OPEN, NO));

        assertEquals(Truth.UNKNOWN, all.truth());
        assertEquals(Set.of("hidden", "unasked"), new TreeSet<>(all.missing()));
        assertEquals(Set.of("seen"), new TreeSet<>(all.trace().facts()));
        assertEquals(Truth.UNKNOWN, any.truth());
        assertEquals(Set.of("hidden"), new TreeSet<>(any.missing()));
        assertEquals(Truth.UNKNOWN, OPEN.not().truth());
    }

    @Test
    void is_nothing_where_all_is_known() {
        assertEquals(Truth.YES, Judgment.all(List.of(YES, YES)).truth());
        assertEquals(Truth.NO, Judgment.any(List.of(NO, NO)).truth());
        assertEquals(Truth.YES, NO.not().truth());
        assertEquals(Set.of(), Judgment.all(List.of(YES, YES)).missing());
    }
}
