package org.townhound.licensing.rabies.application;

import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.eventstore.StreamVersion;

public record CertificateOnFile(RabiesCertificateRecorded certificate, StreamVersion place) {}
