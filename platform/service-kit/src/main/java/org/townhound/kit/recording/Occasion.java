package org.townhound.kit.recording;

import org.townhound.eventstore.Provenance;

/**
 * One command's where, who and when.
 *
 * @param town the town's slug
 * @param provenance of what the command records
 * @param happened when the thing happened: what the rules use
 * @param recorded when it is recorded
 */
public record Occasion(String town, Provenance provenance, Occurrence happened, Occurrence recorded) {}
