package org.townhound.notification;

import java.util.UUID;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.enforcement.v1.CitationIssued;

/** A citation as it comes over the wire. */
final class Citations {
    private Citations() {}

    static CitationIssued issued(UUID offense, UUID keeper) {
        return EventJson.read("""
                {"offenseId":"%s","personId":"%s","noticeNumber":"2026-000042","issuedOn":"2026-07-15",
                 "amount":{"amount":"30.00","currency":"USD"},
                 "citation":{"town":"whitman-ma","section":"§ 110-18.A","effective":"2021-10-06","act":"ATM Art. 21"},
                 "assessment":{"provision":"leash.at-large","group":"leash",
                  "window":{"kind":"CALENDAR_YEAR","from":"2026-01-01","until":"2026-12-31"},
                  "ordinal":1,"sanction":{"kind":"FINE","amount":{"amount":"30.00","currency":"USD"}},"priors":[],
                  "citation":{"town":"whitman-ma","section":"§ 110-18.A","effective":"2021-10-06","act":"ATM Art. 21"},
                  "ordinanceVersion":"sha256:%s","arithmetic":"no prior + 1 = offense 1: fine $30.00"},
                 "payBy":"2026-08-05","payByBecause":[]}""".formatted(offense, keeper, "0123456789abcdef".repeat(4)), CitationIssued.class);
    }
}
