package org.townhound.contracts.enforcement.v1;

import java.time.Instant;
import java.util.UUID;

/**
 * Somebody complained. Who it was stands in the directory, and what they said in a document: neither is here.
 *
 * @param complaintId the complaint
 * @param kind such as {@code dog-at-large}
 * @param occurredAt when it happened, or null where the complainant does not say
 * @param filedAt when it was filed
 * @param complainantId the person in the directory, or null for somebody who gives no name
 * @param narrativeId the document
 * @param narrativeSha256 SHA-256 over the document's nonce and bytes, in hexadecimal digits
 */
public record ComplaintFiled(
        UUID complaintId,
        String kind,
        Instant occurredAt,
        Instant filedAt,
        UUID complainantId,
        UUID narrativeId,
        String narrativeSha256)
        implements EnforcementEvent {}
