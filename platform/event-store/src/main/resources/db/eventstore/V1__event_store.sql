-- Streams of events, their one order, and how far readers have come.
-- The runtime role reads and adds events; it can neither change nor remove one.

-- A row is a stream and the version of its last event; its lock is the right to append to the stream.
create table stream_head (
    stream_id text collate "C" primary key,
    version   bigint not null check (version > 0)
) with (fillfactor = 70);

-- A row is one event as it was decided: the facts, who, when and why, and the payload to the letter.
create table event (
    append_id      bigint      not null,
    ordinal        integer     not null,
    event_id       uuid        not null unique,
    stream_id      text collate "C" not null,
    version        bigint      not null check (version > 0),
    type           text        not null,
    occurred_at    timestamptz not null,
    occurred_on    date        not null,
    recorded_at    timestamptz not null,
    actor          text        not null,
    correlation_id uuid        not null,
    causation_id   uuid,
    traceparent    text,
    payload        json        not null,
    stored_at      timestamptz not null default clock_timestamp(),
    primary key (append_id, ordinal),
    unique (stream_id, version)
);

-- One row a transaction, drawn while its stream heads are locked: its order is the order of every stream.
create table pending (
    append_id bigint generated always as identity primary key
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 1000);

-- A row is one event's place: in the service's one order, in the hash chain, and in its lane.
create table event_seal (
    seq       bigint  primary key,
    append_id bigint  not null,
    ordinal   integer not null,
    lane      integer not null,
    lane_seq  bigint  not null,
    store_epoch uuid  not null,
    link      bytea   not null,
    unique (append_id, ordinal),
    unique (lane, lane_seq)
);

-- The only row is the end of the order: the last sequence and link, and the last number of each of the 12 lanes.
create table chain_head (
    only_row    boolean primary key default true check (only_row),
    store_epoch uuid     not null,
    seq         bigint   not null,
    link        bytea    not null,
    lane_heads  bigint[] not null
) with (fillfactor = 50);

insert into chain_head (store_epoch, seq, link, lane_heads)
select epoch, 0, sha256(convert_to('townhound.chain.v1/' || epoch, 'UTF8')), array_fill(0::bigint, array[12])
from (select gen_random_uuid() as epoch) as genesis;

-- The only row says which instance may publish, and until when by this clock.
create table publisher_lease (
    only_row boolean primary key default true check (only_row),
    owner    text        not null,
    until    timestamptz not null
) with (fillfactor = 50);

insert into publisher_lease (owner, until) values ('nobody', '-infinity');

-- A row is one version of a projection and the last sequence that its tables contain.
create table projection_checkpoint (
    projection text primary key,
    seq        bigint not null
) with (fillfactor = 50);

-- A row is how far one consumer has come in one lane, and why it stands still when it does.
create table consumer_lane (
    consumer     text    not null,
    lane         integer not null,
    lane_seq     bigint  not null,
    event_id     uuid,
    store_epoch  uuid,
    kafka_offset bigint,
    leader_epoch integer,
    held_because text,
    primary key (consumer, lane)
) with (fillfactor = 50);

-- A row is an event that a consumer could not apply, or a later one of the same stream, whole.
create table parked_event (
    consumer  text   not null,
    stream_id text collate "C" not null,
    lane      integer not null,
    lane_seq  bigint not null,
    event_id  uuid   not null,
    type      text   not null,
    reason    text   not null,
    headers   json   not null,
    payload   bytea  not null,
    parked_at timestamptz not null default clock_timestamp(),
    primary key (consumer, lane, lane_seq)
);

create index parked_event_by_stream on parked_event (consumer, stream_id);

-- A row is a key that is taken within a town and a rule, and the stream that took it first.
create table reservation (
    town   text not null,
    scope  text not null,
    key    text not null,
    holder text not null,
    primary key (town, scope, key)
);

-- A row is a series of numbers of a town, such as the licenses of a year, and the last one given.
create table number_sequence (
    town     text   not null,
    sequence text   not null,
    last     bigint not null,
    primary key (town, sequence)
) with (fillfactor = 50);

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception 'events are never changed or removed (% on %)', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
end;
$$;

create trigger event_is_final before update or delete on event
    for each row execute function refuse_change();
create trigger event_is_not_truncated before truncate on event
    for each statement execute function refuse_change();
create trigger event_seal_is_final before update or delete on event_seal
    for each row execute function refuse_change();
create trigger event_seal_is_not_truncated before truncate on event_seal
    for each statement execute function refuse_change();

-- Appends all events of one transaction. Heads come sorted from the caller; a stream whose version is not the expected
-- one is answered with appended = false, and then the caller must roll back.
create function append(batch json) returns table (stream text, new_version bigint, appended boolean)
language plpgsql as $$
declare
    part     json;
    expected bigint;
    added    integer;
    changed  integer;
    conflict boolean := false;
    number   bigint;
begin
    for part in select value from json_array_elements(batch -> 'streams') loop
        stream := part ->> 'stream';
        expected := (part ->> 'expected')::bigint;
        added := json_array_length(part -> 'events');
        if expected = 0 then
            insert into eventstore.stream_head (stream_id, version) values (stream, added) on conflict do nothing;
        else
            update eventstore.stream_head h set version = expected + added
            where h.stream_id = stream and h.version = expected;
        end if;
        get diagnostics changed = row_count;
        new_version := expected + added;
        appended := changed = 1;
        conflict := conflict or not appended;
        return next;
    end loop;
    if conflict then
        return;
    end if;

    insert into eventstore.pending default values returning append_id into number;

    insert into eventstore.event (append_id, ordinal, event_id, stream_id, version, type, occurred_at, occurred_on,
                                  recorded_at, actor, correlation_id, causation_id, traceparent, payload)
    select number,
           row_number() over (order by s.place, e.place),
           (e.value ->> 'id')::uuid,
           s.value ->> 'stream',
           (s.value ->> 'expected')::bigint + e.place,
           e.value ->> 'type',
           (e.value ->> 'occurredAt')::timestamptz,
           (e.value ->> 'occurredOn')::date,
           (batch ->> 'recordedAt')::timestamptz,
           batch ->> 'actor',
           coalesce(e.value ->> 'correlationId', batch ->> 'correlationId')::uuid,
           coalesce(e.value ->> 'causationId', batch ->> 'causationId')::uuid,
           coalesce(e.value ->> 'traceparent', batch ->> 'traceparent'),
           (e.value ->> 'payload')::json
    from json_array_elements(batch -> 'streams') with ordinality as s (value, place)
    cross join lateral json_array_elements(s.value -> 'events') with ordinality as e (value, place);
end;
$$;

grant usage on schema eventstore to ${service_role};
grant select, insert on event, event_seal to ${service_role};
grant select, insert, update on stream_head, projection_checkpoint, consumer_lane, number_sequence to ${service_role};
grant select, insert, delete on pending to ${service_role};
grant select, update on chain_head, publisher_lease to ${service_role};
grant select, insert, delete on parked_event to ${service_role};
grant select, insert on reservation to ${service_role};
grant execute on function append(json) to ${service_role};
