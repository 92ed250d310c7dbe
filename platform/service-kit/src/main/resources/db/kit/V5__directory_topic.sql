-- An erased person leaves a marker: the row with its version, and nothing that was known, in the history neither.
alter table kit.person alter column name drop not null;
alter table kit.person add column erased boolean not null default false;
alter table kit.person add check (erased or name is not null);
alter table kit.person_history alter column name drop not null;
alter table kit.person_history add column erased boolean not null default false;
grant update (name, street, city, state, postal_code, phones, emails) on kit.person_history to ${service_role};

-- One row per version that the topic does not hold yet, written with the version and removed once the broker has it.
create table kit.directory_outbox (
    place     bigint  generated always as identity primary key,
    town      text    not null,
    person_id uuid    not null,
    version   integer not null,
    erased    boolean not null
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 1000);

grant select, insert, delete on kit.directory_outbox to ${service_role};

-- What this service heard about the people of other services: a cache, which may be emptied. data is what their owner
-- answered at data_version; it is stale below version, and gone for good once the person is erased.
create table kit.known_person (
    owner        text    not null,
    town         text    not null,
    person_id    uuid    not null,
    version      integer not null,
    erased       boolean not null,
    data_version integer,
    data         json,
    primary key (owner, town, person_id),
    check ((data is null) = (data_version is null)),
    check (not erased or data is null)
);

grant select, insert, update on kit.known_person to ${service_role};
