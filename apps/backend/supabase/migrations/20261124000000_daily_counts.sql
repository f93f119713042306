-- What staff read at /admin/numbers: how often something happened on a day. Nothing in it is about one visitor.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create table daily_counts (
  day date not null,
  kind text not null check (kind in ('view', 'play', 'played-25', 'played-50', 'played-75', 'played-100', 'download')),
  key text not null check (length(key) between 1 and 200),
  count bigint not null check (count > 0),
  primary key (day, kind, key)
);
comment on table daily_counts is 'Sums of what the function count was told; it knows which keys there may be';
comment on column daily_counts.day is 'In New York';
comment on column daily_counts.key is 'The path of a page or download, the name of a video, or (other)';

create index consents_asked on consents (at) where kind = 'asked';

alter table daily_counts enable row level security;

do $$
declare
  visitor text;
begin
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on daily_counts from %I', visitor);
    end if;
  end loop;
end
$$;

-- As before, and the daily counts after 25 months: two years, and the month that is compared with.
create or replace function apply_retention() returns void language sql set search_path = public, pg_temp as $$
  delete from daily_counts where day < (now() at time zone 'America/New_York')::date - interval '25 months';
  delete from daily_keys where day < (now() at time zone 'UTC')::date;
  delete from sign_up_counts where since < now() - interval '1 day';
  update subscriptions set network = null where network is not null and requested_at < now() - interval '1 day';
  with gone as (
    delete from subscriptions where requested_at < now() - interval '30 days' and state = 'rejected'
      and last_error in ('honeypot', 'spam')
    or requested_at < now() - interval '3 years' and state not in ('queued', 'sending', 'retry')
      and not email_notifications and not sms_notifications and not exists (
        select from consents where consents.email_key = subscriptions.email_key and at > now() - interval '3 years')
    returning email_key
  )
  delete from consents using gone where consents.email_key = gone.email_key
$$;
