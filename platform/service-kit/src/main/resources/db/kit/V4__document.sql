-- Narratives, statements, photos and letters. Events hold a document's id and the hash of nonce and bytes, nothing else;
-- a disposed document has lost both and leaves its row as a marker.
create table kit.document (
    document_id uuid        primary key,
    town        text        not null,
    media_type  text        not null,
    bytes       bytea,
    nonce       bytea,
    people      uuid[]      not null,
    recorded_at timestamptz not null,
    actor       text        not null,
    disposed_at timestamptz,
    check ((disposed_at is null) = (bytes is not null)),
    check ((disposed_at is null) = (nonce is not null))
);

-- Bytes as they come: letters are small, photos are compressed already.
alter table kit.document alter column bytes set storage external;

grant select, insert on kit.document to ${service_role};
grant update (bytes, nonce, disposed_at) on kit.document to ${service_role};
