package org.townhound.kit.account;

import org.townhound.eventstore.StreamVersion;

/**
 * An account and its place, such as {@code whitman-ma/account/<id>@3}.
 *
 * @param account its lines and what they add up to
 * @param place for {@code ?after=}
 */
public record AccountAnswer(AccountStatement account, String place) {
    static AccountAnswer of(OpenAccount open) {
        return new AccountAnswer(
                AccountStatement.of(open.accountId(), open.account()),
                new StreamVersion(open.stream(), open.version()).toString());
    }
}
