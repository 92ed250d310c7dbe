package org.townhound.licensing.license.domain;

import java.time.LocalDate;

public record IssueTag(String tagNumber, LocalDate issuedOn, boolean lateFeeCleared) {}
