package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.List;
import org.townhound.ordinances.values.Citation;

/**
 * What holds from one day on.
 *
 * @param value as written, or empty for steps and for a repeal
 * @param steps of a ladder, or empty
 * @param repealed whether the rule ends on this day
 * @param adopted when it was voted; owners may be charged between this day and the effective one
 * @param citation where it stands and since when
 */
record DatedValue(String value, List<FileShapes.Step> steps, boolean repealed, LocalDate adopted, Citation citation) {
    DatedValue {
        steps = List.copyOf(steps);
    }
}
