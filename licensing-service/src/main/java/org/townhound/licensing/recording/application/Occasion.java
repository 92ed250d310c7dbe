package org.townhound.licensing.recording.application;

import org.townhound.eventstore.Provenance;

/**
 * One command's where, who and when: what the rules use is when the thing happened; a tag, say, is handed out when it is
 * recorded.
 */
public record Occasion(String town, Provenance provenance, Occurrence happened, Occurrence recorded) {}
