package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * An offense was recorded so late that no notice of it can go out in time: it counts, no citation is issued, and a clerk
 * decides.
 *
 * @param offenseId the offense
 * @param personId who would have been cited
 * @param recordedOn the civil date on which it was recorded
 * @param lastMailingDay the last day on which a notice could have been mailed
 * @param because the limit as the law had it
 */
public record NoticeDefective(
        UUID offenseId, UUID personId, LocalDate recordedOn, LocalDate lastMailingDay, Applied because)
        implements EnforcementEvent {}
