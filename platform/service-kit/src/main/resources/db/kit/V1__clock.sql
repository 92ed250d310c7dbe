-- The instant of a simulation: one row, or none where time is real.
create table kit.clock (
    the_one boolean     primary key default true check (the_one),
    instant timestamptz not null
);

grant usage on schema kit to ${service_role};
grant select, insert, update on kit.clock to ${service_role};
