package org.townhound.impound.impoundment.adapters.in.rest;

import java.util.List;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.ordinances.values.Money;

/** A line of what the stay costs: how much, by which section, how it was reckoned, and who receives it. */
public record FeeLine(String kind, Money amount, String section, String arithmetic, String payee, Why why) {

    static List<FeeLine> of(List<PoundFee> fees) {
        return fees.stream()
                .map(fee -> new FeeLine(
                        fee.kind(),
                        fee.amount(),
                        fee.because().citation().section(),
                        fee.arithmetic(),
                        fee.payee(),
                        Why.of(fee.because())))
                .toList();
    }
}
