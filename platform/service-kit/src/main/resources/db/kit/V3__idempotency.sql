-- One row per request that recorded something: enough to answer its repetition, never what it said.
create table idempotency (
    town         text  not null,
    client       text  not null,
    method       text  not null,
    path         text  not null,
    key          text  not null,
    request_hash bytea not null,
    made         json,
    stored_at    timestamptz not null default clock_timestamp(),
    primary key (town, client, method, path, key)
);

create index idempotency_by_age on idempotency (stored_at);

grant select, insert, update, delete on idempotency to ${service_role};
