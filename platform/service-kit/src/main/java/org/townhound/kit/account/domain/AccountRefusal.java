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

    /** A payment of another amount than the one owed. */
    record AmountIsNotTheBalance(Money offered, Money owed) implements AccountRefusal {
        @Override
        public String type() {
            return "amount-is-not-the-balance";
        }

        @Override
        public String detail() {
            return offered.spoken() + " was offered, but " + owed.spoken() + " is owed.";
        }

        @Override
        public String remedy() {
            return "Take the whole balance of " + owed.spoken() + ".";
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
