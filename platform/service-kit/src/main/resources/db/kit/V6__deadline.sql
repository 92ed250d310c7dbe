-- The index of deadlines: a projection of the service's own events, which may be emptied with its checkpoint and is then
-- built again. A row fires by an event whose id is firing_id.
create table kit.deadline (
    deadline_id uuid        primary key,
    firing_id   uuid        not null unique,
    kind        text        not null,
    stream_id   text collate "C" not null,
    correlation text collate "C" not null,
    due         timestamptz not null,
    opened_by   uuid        not null,
    opened_seq  bigint      not null,
    state       text        not null check (state in ('open', 'closed', 'fired')),
    changed_by  uuid        not null
);

create index deadline_by_due on kit.deadline (due, deadline_id) where state = 'open';
create index deadline_by_correlation on kit.deadline (kind, correlation);

grant select, insert, update, delete on kit.deadline to ${service_role};

-- A row is a jump of the real clock that a running process saw; until an operator confirms it, nothing adverse fires.
create table kit.clock_doubt (
    doubt_id     bigint generated always as identity primary key,
    jumped_from  timestamptz not null,
    jumped_to    timestamptz not null,
    confirmed_at timestamptz,
    confirmed_by text,
    check ((confirmed_at is null) = (confirmed_by is null))
);

grant select, insert on kit.clock_doubt to ${service_role};
grant update (confirmed_at, confirmed_by) on kit.clock_doubt to ${service_role};
