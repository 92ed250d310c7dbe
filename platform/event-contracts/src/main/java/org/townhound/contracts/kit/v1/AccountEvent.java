package org.townhound.contracts.kit.v1;

import org.townhound.contracts.Event;

/** What happens to an account; published by the service that owns it, constructed only by the service kit. */
public sealed interface AccountEvent extends Event
        permits ChargeAssessed, PaymentReceived, PaymentVoided, ChargeWaived, CreditGiven, RefundPaid {}
