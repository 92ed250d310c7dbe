create table app.sample (
    id   uuid primary key,
    town text not null,
    name text not null
);

grant usage on schema app to ${service_role};
grant select, insert on app.sample to ${service_role};
