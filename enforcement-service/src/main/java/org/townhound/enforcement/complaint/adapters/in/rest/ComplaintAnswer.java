package org.townhound.enforcement.complaint.adapters.in.rest;

import java.time.LocalDate;
import java.util.UUID;

/** What a complainant is told: nothing about anybody. The status code is given to whoever files, and to nobody else. */
public record ComplaintAnswer(
        UUID complaintId, String state, String kind, LocalDate filedOn, String statusCode, String place) {}
