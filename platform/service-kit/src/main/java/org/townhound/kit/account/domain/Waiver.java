package org.townhound.kit.account.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.kit.account.domain.AccountCommand.WaiveCharges;
import org.townhound.kit.account.domain.AccountRefusal.LineRecordedOtherwise;
import org.townhound.kit.account.domain.AccountRefusal.MoreThanIsLeft;
import org.townhound.kit.account.domain.AccountRefusal.NothingIsLeft;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Money;

/** Gives up what is left on one charge or on all of them, oldest first; what was paid is not touched. */
record Waiver(WaiveCharges command, Account account) {
    Decision<AccountEvent, AccountRefusal> decide() {
        List<ChargeWaived> known = account.waivers().values().stream()
                .filter(waiver -> waiver.waiverId().equals(command.waiverId()))
                .toList();
        if (!known.isEmpty()) {
            return agrees(known) ? Decision.nothingHappened() : Decision.refuse(new LineRecordedOtherwise());
        }
        Allocation allocation = account.allocation();
        Money left = Account.sum(charges().stream().map(allocation::left));
        if (left.isZero()) {
            return Decision.refuse(new NothingIsLeft());
        }
        Money amount = command.amount() == null ? left : command.amount();
        return amount.compareTo(left) > 0
                ? Decision.refuse(new MoreThanIsLeft(amount, left))
                : Decision.accept(waived(amount, allocation));
    }

    private boolean agrees(List<ChargeWaived> known) {
        Money total = Account.sum(known.stream().map(ChargeWaived::amount));
        return known.getFirst().reason().equals(command.reason())
                && (command.amount() == null || command.amount().equals(total))
                && (command.chargeId() == null
                        || known.stream().allMatch(waiver -> command.chargeId().equals(waiver.chargeId())));
    }

    private List<UUID> charges() {
        List<UUID> charges = new ArrayList<>();
        if (command.chargeId() == null) {
            charges.add(null);
            charges.addAll(account.charges().keySet());
        } else {
            charges.add(command.chargeId());
        }
        return charges;
    }

    private List<AccountEvent> waived(Money amount, Allocation allocation) {
        List<AccountEvent> events = new ArrayList<>();
        Money rest = amount;
        for (UUID charge : charges()) {
            Money part = Allocation.least(allocation.left(charge), rest);
            if (part.isPositive()) {
                events.add(new ChargeWaived(
                        command.accountId(),
                        command.waiverId(),
                        charge,
                        part,
                        command.reason(),
                        command.by(),
                        command.at()));
                rest = rest.minus(part);
            }
        }
        return events;
    }
}
