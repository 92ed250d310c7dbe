-- Which license a tag belongs to; filled from TagIssued by the projection tag-v1.
create table app.tag_v1 (
    town       text not null,
    tag_number text not null,
    license_id uuid not null,
    primary key (town, tag_number)
);

grant usage on schema app to ${service_role};
grant select, insert on app.tag_v1 to ${service_role};
