-- The words that people agreed to, each text once. A consent names them by their hash, so that it cannot name other words.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create table consent_wordings (
  version text primary key,
  words text not null check (length(words) between 1 and 1500),
  first_seen_at timestamptz not null default now()
);
comment on table consent_wordings is 'What a form said when somebody agreed to it. Kept as long as a consent names it';
comment on column consent_wordings.version is 'The SHA-256 of the words, in hex; of pages from before December 2026 a month';
comment on column consents.wording is 'The version in consent_wordings of the words that the form showed';
create index consents_wording on consents (wording) where wording is not null;

insert into consent_wordings (version, words) values
  ('2026-11', 'notifications: “Email notifications”, “SMS alerts” (boxes). king-of-kings: “With a number you also get text messages.”'),
  ('2026-12', 'notifications: “Email notifications”, “SMS alerts” (boxes), “Message and data rates may apply. Reply STOP to end them.” king-of-kings: “With a number you also get text messages. Message and data rates may apply. Reply STOP to end them.”');

-- Keeps the words that a form showed, and answers their version.
create function keep_wording(p_words text) returns text language plpgsql set search_path = public, pg_temp as $$
declare
  hash text := encode(sha256(convert_to(p_words, 'UTF8')), 'hex');
begin
  insert into consent_wordings (version, words) values (hash, p_words) on conflict do nothing;
  return hash;
end
$$;

-- As before, and the words that no consent names, a day after they came: anybody may send any.
create or replace function apply_retention() returns void language sql set search_path = public, pg_temp as $$
  select release_waiting_mails();
  select expire_unconfirmed();
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
  delete from consents using gone where consents.email_key = gone.email_key;
  delete from address_changes where not exists (select from subscriptions where email_key = old_key)
    or not exists (select from subscriptions where email_key = new_key);
  delete from consent_wordings where version ~ '^[0-9a-f]{64}$' and first_seen_at < now() - interval '1 day'
    and not exists (select from consents where wording = version)
$$;

alter table consent_wordings enable row level security;

do $$
declare
  visitor text;
begin
  revoke all on function keep_wording from public;
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on consent_wordings from %I', visitor);
      execute format('revoke all on function keep_wording from %I', visitor);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'sign_ups_staff') then
    grant select on consent_wordings to sign_ups_staff;
    create policy staff_read on consent_wordings for select to sign_ups_staff using (true);
  end if;
end
$$;
