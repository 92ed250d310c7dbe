package org.townhound.kit.account.domain;

import java.util.Optional;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Refusal;

/** Why an account does not take a line; none of them is a matter of law, so none cites a section. */
public sealed interface AccountRefusal extends Refusal {
    @Override
    default Kind kind() {
        return Kind.CONFLICT;
    }

    @Override
    default Optional<Citation> citation() {
        return Optional.empty();
    }

    /** A payment of more than is owed. */
    record MoreThanIsOwed(Money offered, Money owed) implements AccountRefusal {
        @Override
        public String type() {
            return "more-than-is-owed";
        }

        @Override
        public String detail() {
            return offered.spoken() + " was offered, but " + owed.spoken() + " is owed.";
        }

        @Override
        public String remedy() {
            return "Take at most " + owed.spoken() + ".";
        }
    }

    /** A payment when nothing is owed. */
    record NothingIsOwed() implements AccountRefusal {
        @Override
        public String type() {
            return "nothing-is-owed";
        }

        @Override
        public String detail() {
            return "Nothing is owed on this account.";
        }

        @Override
        public String remedy() {
            return "Do not take the payment.";
        }
    }

    /** A line whose id is taken by another one. */
    record LineRecordedOtherwise() implements AccountRefusal {
        @Override
        public String type() {
            return "line-recorded-otherwise";
        }

        @Override
        public String detail() {
            return "This id already names a line with other content.";
        }

        @Override
        public String remedy() {
            return "Send the first content again, or a new line under a new id.";
        }
    }

    /** A payment whose id is taken on another account: one id is one payment for ever. */
    record PaymentOfAnotherAccount() implements AccountRefusal {
        @Override
        public String type() {
            return "payment-of-another-account";
        }

        @Override
        public String detail() {
            return "This id already names a payment on another account.";
        }

        @Override
        public String remedy() {
            return "Give a new payment an id of its own.";
        }
    }

    /** The voiding of a payment that is not there. */
    record PaymentUnknown() implements AccountRefusal {
        @Override
        public String type() {
            return "payment-unknown";
        }

        @Override
        public String detail() {
            return "No payment of this id was received on this account.";
        }

        @Override
        public String remedy() {
            return "Check the payment's id on the account.";
        }
    }

    /** A second voiding. */
    record PaymentAlreadyVoided() implements AccountRefusal {
        @Override
        public String type() {
            return "payment-already-voided";
        }

        @Override
        public String detail() {
            return "This payment is already voided.";
        }

        @Override
        public String remedy() {
            return "Nothing is left to do.";
        }
    }

    /** A waiver of what is not owed. */
    record NothingIsLeft() implements AccountRefusal {
        @Override
        public String type() {
            return "nothing-is-left-to-waive";
        }

        @Override
        public String detail() {
            return "Nothing is left to waive: what was asked for is paid, credited or waived.";
        }

        @Override
        public String remedy() {
            return "Read the account; what was paid too much is refunded, not waived.";
        }
    }

    /** A waiver of more than is still owed. */
    record MoreThanIsLeft(Money asked, Money left) implements AccountRefusal {
        @Override
        public String type() {
            return "more-than-is-left-to-waive";
        }

        @Override
        public String detail() {
            return asked.spoken() + " was to be waived, but " + left.spoken() + " is left.";
        }

        @Override
        public String remedy() {
            return "Waive at most " + left.spoken() + ", or name no amount for all that is left.";
        }
    }

    /** A refund when the town owes nothing back. */
    record NothingIsOwedBack() implements AccountRefusal {
        @Override
        public String type() {
            return "nothing-is-owed-back";
        }

        @Override
        public String detail() {
            return "The town owes nothing back on this account.";
        }

        @Override
        public String remedy() {
            return "Do not pay the refund.";
        }
    }

    /** A refund of more than the town owes back. */
    record RefundExceedsOwedBack(Money refund, Money owedBack) implements AccountRefusal {
        @Override
        public String type() {
            return "refund-exceeds-what-is-owed-back";
        }

        @Override
        public String detail() {
            return "A refund of " + refund.spoken() + " was asked for, but the town owes back " + owedBack.spoken()
                    + ".";
        }

        @Override
        public String remedy() {
            return "Refund at most " + owedBack.spoken() + ".";
        }
    }

    /** A credit larger than what its charge still stands at. */
    record CreditExceedsCharge(Money credit, Money standing) implements AccountRefusal {
        @Override
        public String type() {
            return "credit-exceeds-charge";
        }

        @Override
        public String detail() {
            return "A credit of " + credit.spoken() + " exceeds the charge, which stands at " + standing.spoken() + ".";
        }

        @Override
        public String remedy() {
            return "Give at most " + standing.spoken() + ".";
        }
    }
}
