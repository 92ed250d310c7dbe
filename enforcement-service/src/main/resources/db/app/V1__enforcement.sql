-- What the ledgers know: the set of facts from which every count is made. A fact is added once and never changed.
create table app.offense_ledger_fact (
    ledger      text collate "C" not null,
    offense_id  uuid not null,
    type        text not null,
    recorded_on date not null,
    payload     json not null,
    primary key (ledger, offense_id, type)
);

-- Ledgers that miss an input because an event of theirs is parked.
create table app.offense_ledger_gap (
    ledger   text collate "C" not null,
    event_id uuid not null,
    primary key (ledger, event_id)
);

-- Whom licensing knows: a cache of its events, which may be dropped and filled again.
create table app.known_party (
    party_id uuid not null,
    town     text not null,
    primary key (party_id, town)
);

grant usage on schema app to ${service_role};
grant select, insert on app.offense_ledger_fact, app.offense_ledger_gap, app.known_party to ${service_role};
