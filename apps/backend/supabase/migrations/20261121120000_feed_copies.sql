-- The last good copy of every feed that the proxy fetches, for visitors who come while the blog is down.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create table feed_copies (
  url text primary key,
  body bytea,
  charset text,
  source_etag text,
  source_modified text,
  confirmed_at timestamptz,
  checked_at timestamptz not null default now(),
  failure text,
  check ((body is null) = (charset is null) and (body is null) = (confirmed_at is null))
);

comment on column feed_copies.body is 'As the source sent it, in charset; null where no try has succeeded yet';
comment on column feed_copies.source_etag is 'The ETag header of the source: the next request asks whether it still holds';
comment on column feed_copies.source_modified is 'The Last-Modified header of the source, for the same purpose';
comment on column feed_copies.confirmed_at is 'When the source last said that this is its feed';
comment on column feed_copies.checked_at is 'When the source was last asked, in vain or not';
comment on column feed_copies.failure is 'What went wrong at the last try, or null where nothing did';

-- No policies: only the functions, which connect as the owner, and staff in the dashboard see the rows.
alter table feed_copies enable row level security;

do $$
declare
  visitor text;
begin
  -- Supabase grants its visitors' roles every new table; elsewhere the roles don't exist.
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on feed_copies from %I', visitor);
    end if;
  end loop;
end
$$;
