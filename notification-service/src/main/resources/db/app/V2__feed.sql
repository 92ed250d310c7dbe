-- The end of each town's feed. Whoever adds to a feed holds this row until the commit, so that positions become visible
-- in their order. The epoch tells positions of this feed from those of one that was made anew.
create table app.feed_head (
    town     text primary key,
    epoch    text   not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
    position bigint not null default 0
) with (fillfactor = 50);

-- The last events of each town from every service, as CloudEvents in JSON.
create table app.feed_event (
    town     text   not null,
    position bigint not null,
    event_id uuid   not null unique,
    event    text   not null,
    primary key (town, position)
);

grant select, insert, update on app.feed_head to ${service_role};
grant select, insert, delete on app.feed_event to ${service_role};
