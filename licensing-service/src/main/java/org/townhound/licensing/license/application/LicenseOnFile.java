package org.townhound.licensing.license.application;

import org.townhound.kit.account.domain.Account;
import org.townhound.kit.recording.Folded;
import org.townhound.licensing.license.domain.License;

/** A license with its money. */
public record LicenseOnFile(Folded<License> license, Account account) {}
