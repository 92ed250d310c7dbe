-- What the service itself has recorded, ledger by ledger, in the transaction that recorded it. An answer waits until its
-- ledger knows all of it; it is an index, and can be made anew from the events of offenses.
create table app.offense_ledger_input (
    ledger     text collate "C" not null,
    stream     text collate "C" not null,
    version    bigint not null,
    offense_id uuid not null,
    type       text not null,
    primary key (stream, version)
);

create index offense_ledger_input_by_ledger on app.offense_ledger_input (ledger);

grant select, insert on app.offense_ledger_input to ${service_role};
