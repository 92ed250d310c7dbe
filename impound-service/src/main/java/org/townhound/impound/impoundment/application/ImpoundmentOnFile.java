package org.townhound.impound.impoundment.application;

import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.kit.account.OpenAccount;
import org.townhound.kit.recording.Folded;

/** An impoundment with its money. */
public record ImpoundmentOnFile(Folded<Impoundment> impoundment, OpenAccount account) {}
