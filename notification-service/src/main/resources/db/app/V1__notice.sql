-- What becomes of each notice; filled from the service's own events by the projection notice-v1. try_at is when it is to
-- be looked at next, by this database's clock, and null once there is nothing left to do; a claim lets one sender look.
create table app.notice_v1 (
    notice_id   uuid primary key,
    town        text        not null,
    person_id   uuid        not null,
    kind        text        not null,
    reference   text        not null,
    status      text        not null,
    queued_seq  bigint      not null,
    try_at      timestamptz,
    claimed_by  text,
    claimed_until timestamptz
) with (fillfactor = 70);

create index notice_by_town on app.notice_v1 (town, queued_seq);
create index notice_due on app.notice_v1 (try_at) where try_at is not null;

-- Dogs taken in whose keeper is not known yet: what will be told once it is. Filled from impound's events.
create table app.nameless_stay (
    town          text not null,
    impoundment_id uuid not null,
    draft         json not null,
    primary key (town, impoundment_id)
);

grant usage on schema app to ${service_role};
grant select, insert, update on app.notice_v1 to ${service_role};
grant select, insert, delete on app.nameless_stay to ${service_role};
