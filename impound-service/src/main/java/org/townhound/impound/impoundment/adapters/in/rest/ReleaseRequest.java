package org.townhound.impound.impoundment.adapters.in.rest;

import java.time.Instant;

/** The dog is handed over; without {@code releasedAt} now. */
public record ReleaseRequest(Instant releasedAt) {}
