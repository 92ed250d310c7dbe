package org.townhound.enforcement.ledger.application;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.enforcement.ledger.domain.Entry;
import org.townhound.ordinances.values.Money;

/** By how much a notice asks for more or less than before; the number is null where none went out. */
record NoticeMove(
        String town,
        String noticeNumber,
        boolean first,
        Money by,
        Assessment because,
        Instant occurredAt,
        LocalDate on) {
    static NoticeMove between(String town, Optional<Entry> before, Entry now, LocalDate on) {
        return new NoticeMove(
                town,
                now.noticeNumber().orElse(null),
                before.flatMap(Entry::noticeNumber).isEmpty(),
                now.asked().minus(before.map(Entry::asked).orElse(Money.ZERO)),
                now.standing().or(() -> before.flatMap(Entry::standing)).orElse(null),
                now.occurredAt(),
                on);
    }
}
