-- The people whom this service met: the only place where names and addresses stand.
create table kit.person (
    town        text    not null,
    person_id   uuid    not null,
    version     integer not null,
    name        text    not null,
    street      text,
    city        text,
    state       text,
    postal_code text,
    phones      text[]  not null,
    emails      text[]  not null,
    primary key (town, person_id)
);

-- Every version of each, the present one among them.
create table kit.person_history (
    town        text        not null,
    person_id   uuid        not null,
    version     integer     not null,
    name        text        not null,
    street      text,
    city        text,
    state       text,
    postal_code text,
    phones      text[]      not null,
    emails      text[]      not null,
    recorded_at timestamptz not null,
    actor       text        not null,
    primary key (town, person_id, version)
);

grant select, insert, update on kit.person to ${service_role};
grant select, insert on kit.person_history to ${service_role};
