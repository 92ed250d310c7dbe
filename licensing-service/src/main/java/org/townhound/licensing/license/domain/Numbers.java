package org.townhound.licensing.license.domain;

import java.time.LocalDate;

/** The numbers on licenses and tags: the year in which the license period begins, and a count. */
public final class Numbers {
    private Numbers() {}

    public static String of(LocalDate periodFrom, long count) {
        return periodFrom.getYear() + "-" + count;
    }
}
