-- What licensing and enforcement have said, as far as a release may need it: a cache of their events, which may be
-- dropped and filled again. What a release was decided on stands in its own event.
create table app.known_party (
    party_id uuid not null,
    town     text not null,
    primary key (party_id, town)
);

create table app.known_dog (
    dog_id  uuid not null,
    town    text not null,
    born_on date not null,
    primary key (dog_id, town)
);

create table app.known_license (
    license_id   uuid primary key,
    town         text not null,
    dog_id       uuid not null,
    applied_on   date not null,
    period_from  date not null,
    period_until date not null,
    fee          numeric(12, 2) not null,
    event_id     uuid not null
);
create index on app.known_license (dog_id, town);

create table app.known_vaccination (
    certificate_id uuid primary key,
    town           text not null,
    dog_id         uuid not null,
    vaccinated_on  date not null,
    expires_on     date not null
);
create index on app.known_vaccination (dog_id, town);

create table app.known_citation (
    town          text not null,
    notice_number text not null,
    person_id     uuid not null,
    issued_on     date not null,
    amount        numeric(12, 2) not null,
    account_id    uuid not null,
    event_id      uuid not null,
    primary key (town, notice_number)
);
create index on app.known_citation (person_id, town);

-- Lines of their accounts: a charge is positive, and what lowers a balance negative.
create table app.known_account_line (
    event_id   uuid primary key,
    town       text not null,
    account_id uuid not null,
    charge     boolean not null,
    amount     numeric(12, 2) not null
);
create index on app.known_account_line (account_id, town);

-- Events of theirs that could not be applied.
create table app.missing_input (
    event_id uuid not null,
    consumer text not null,
    town     text not null,
    primary key (event_id, consumer)
);

-- Which impoundments have begun, with their dogs, and which have ended; filled by the projection custody-v1.
create table app.custody_dog_v1 (
    impoundment_id uuid not null,
    town           text not null,
    dog_id         uuid not null,
    primary key (impoundment_id, dog_id)
);
create index on app.custody_dog_v1 (dog_id, town);

create table app.custody_end_v1 (
    impoundment_id uuid primary key
);

grant usage on schema app to ${service_role};
grant select, insert on all tables in schema app to ${service_role};
