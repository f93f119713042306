-- Who agreed to what: an append-only record, from which each address's row in subscriptions is derived.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database. It only adds: the functions of an
-- earlier deployment work with it.

create table consents (
  id bigint generated always as identity primary key,
  email_key text not null,
  kind text not null check (kind in ('asked', 'confirmed', 'left', 'cleaned', 'profile', 'stopped')),
  by_email boolean not null default false,
  phone_e164 text,
  page text,
  wording text,
  at timestamptz not null default now(),
  check (kind <> 'asked' or by_email or phone_e164 is not null)
);
comment on table consents is 'Rows are added and never changed; only an erasure or the end of the retention period deletes them';
comment on column consents.kind is 'asked: at a form, by anybody who typed the address. confirmed, left, cleaned, profile: Mailchimp told us. stopped: staff were asked to';
comment on column consents.phone_e164 is 'asked: text messages to this number. profile: the number that the owner of the address has set at Mailchimp';
comment on column consents.page is 'The page that the form was on';
comment on column consents.wording is 'Which wording of the form was shown; the functions keep the words';
create index consents_email_key on consents (email_key, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are added, never changed';
end
$$;
create trigger consents_stay before update on consents for each row execute function refuse_change();

create table erasures (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table erasures is 'Proof that an address was erased, without the address; finished when Mailchimp has erased it too';

create table daily_keys (
  day date primary key,
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table daily_keys is 'Keys the hashes of networks and mailboxes. Thrown away when its day is over: nobody can compute them again';

alter table subscriptions
  add column stopped boolean not null default false,
  add column one_by_one boolean not null default false,
  add column erasure_id bigint references erasures;
comment on column subscriptions.stopped is 'Staff were asked to end everything: Mailchimp is told to unsubscribe the address';
comment on column subscriptions.one_by_one is 'Delivered by calls of its own, because the address may be known at Mailchimp';
comment on column subscriptions.erasure_id is 'The address is being erased: when Mailchimp has erased it the row goes';
comment on column subscriptions.network is 'A hash of the network that the last request came from, for a day, against spam';
comment on column sign_up_counts.network is 'A hash, by the key of its day, of a network or a mailbox';
create index subscriptions_with_network on subscriptions (requested_at) where network is not null;

insert into consents (email_key, kind, by_email, phone_e164, page, wording, at)
select email_key, 'asked', email_notifications, case when sms_notifications then phone_e164 end, page, consent_version, created_at
from subscriptions cross join lateral unnest(case when tags = '{}' then array[null] else tags end) as page
where (email_notifications or (sms_notifications and phone_e164 is not null)) and last_error is distinct from 'honeypot'
order by subscriptions.id;
update subscriptions set one_by_one = true where attempts > 0 or state not in ('queued', 'rejected');
update subscriptions set state = 'rejected', last_error = 'nothing asked'
where state in ('queued', 'retry') and not email_notifications and not (sms_notifications and phone_e164 is not null);

-- Brings the row of an address up to its record. Whoever types an address may be anybody: the first phone asked for
-- stays, unless the owner of the address has set another one at Mailchimp; another one is kept in the record.
create function derive_subscription(p_email_key text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  with record as materialized (
    select *, coalesce(at > max(at) filter (where kind = 'stopped') over (), true) as after_stop,
      coalesce(at > max(at) filter (where kind in ('left', 'cleaned', 'stopped')) over (), true) as after_leaving
    from consents where email_key = p_email_key
  ), phone as (
    select phone_e164 from record where phone_e164 is not null and after_stop
    order by kind = 'profile' desc, case when kind = 'profile' then at end desc, at, id limit 1
  ), texts as (
    select min(at) as since from record join phone using (phone_e164) where kind = 'asked' and after_stop
  )
  update subscriptions set
    email_notifications = coalesce((select bool_or(by_email) from record where after_leaving), false),
    phone_e164 = (select phone_e164 from phone),
    sms_notifications = (select since from texts) is not null,
    sms_consented_at = (select since from texts),
    tags = array(select page from record where kind = 'asked' and page is not null group by page order by min(at), page),
    consent_version = (select wording from record where kind = 'asked' order by at desc, id desc limit 1),
    stopped = coalesce((select kind = 'stopped' from record order by at desc, id desc limit 1), false)
  where email_key = p_email_key;
end
$$;

create function daily_hash(p_text text) returns text language plpgsql set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone 'UTC')::date;
  today_key text;
begin
  select key into today_key from daily_keys where day = today;
  if not found then
    insert into daily_keys (day) values (today) on conflict do nothing;
    select key into today_key from daily_keys where day = today;
  end if;
  return left(encode(sha256(convert_to(today_key || p_text, 'UTF8')), 'hex'), 32);
end
$$;

-- Counts requests, and answers how many there were in the window.
create function count_requests(p_key text, p_count integer, p_window interval) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  counted integer;
begin
  insert into sign_up_counts as known (network, since, count) values (p_key, now(), p_count)
  on conflict (network) do update set
    count = case when known.since < now() - p_window then 0 else known.count end + p_count,
    since = case when known.since < now() - p_window then now() else known.since end
  returning count into counted;
  return counted;
end
$$;

-- Stores a sign-up, and answers: stored, same (nothing new), or address (too many for its mailbox). That limit is asked
-- before anything else, so that it answers alike for known and new addresses.
create function take_sign_up(
  p_email text, p_mailbox text, p_phone_e164 text, p_by_email boolean, p_page text, p_wording text, p_suspect boolean,
  p_network_hash text, p_mailbox_limit integer, p_mail_limit integer, p_window interval
) returns text language plpgsql set search_path = public, pg_temp as $$
declare
  address text := lower(p_email);
  known subscriptions;
  is_new boolean;
begin
  if count_requests(daily_hash('mailbox ' || p_mailbox), 1, p_window) > p_mailbox_limit then return 'address'; end if;

  -- As derive_subscription would make it, which a new address can do without.
  insert into subscriptions (email, email_key, email_notifications, phone_e164, sms_notifications, sms_consented_at,
    tags, consent_version, network, state, last_error)
  values (p_email, address, p_by_email and not p_suspect, case when not p_suspect then p_phone_e164 end,
    p_phone_e164 is not null and not p_suspect, case when p_phone_e164 is not null and not p_suspect then now() end,
    case when p_page is null or p_suspect then '{}' else array[p_page] end, p_wording, p_network_hash,
    case when p_suspect then 'rejected' else 'queued' end, case when p_suspect then 'honeypot' end)
  on conflict (email_key) do nothing returning * into known;
  is_new := found;
  -- What a bot sends changes nothing that a person has asked for.
  if p_suspect then return 'same'; end if;
  if not is_new then
    select * into known from subscriptions where email_key = address for update;
    -- Deleted this moment: the caller tells the visitor to try again.
    if not found then raise exception 'subscriber gone' using errcode = 'serialization_failure'; end if;
    -- A double click is one request; who asks again later may have lost the first mail.
    if exists (select from consents where email_key = address and kind = 'asked' and by_email = p_by_email
      and phone_e164 is not distinct from p_phone_e164 and page is not distinct from p_page and at > now() - p_window)
    then return 'same'; end if;
  end if;
  insert into consents (email_key, kind, by_email, phone_e164, page, wording)
  values (address, 'asked', p_by_email, p_phone_e164, p_page, p_wording);
  if not is_new then
    perform derive_subscription(address);
    -- A phone for an address that Mailchimp has is kept in our record alone.
    if known.state = 'delivered' and not p_by_email then return 'stored'; end if;
  end if;

  if p_by_email and (is_new or known.state not in ('queued', 'sending', 'retry'))
    and count_requests(daily_hash('mails to ' || p_mailbox), 1, interval '1 day') > p_mail_limit then
    if is_new then
      update subscriptions set state = 'rejected', last_error = 'too many mails' where id = known.id;
    end if;
  elsif not is_new then
    update subscriptions set
      state = 'queued',
      rev = known.rev + 1,
      one_by_one = known.one_by_one or known.state not in ('queued', 'rejected'),
      attempts = 0,
      next_attempt_at = now(),
      last_error = null,
      network = p_network_hash,
      requested_at = now()
    where id = known.id;
  end if;
  return 'stored';
end
$$;

-- What the functions of an earlier deployment call, after having counted and hashed the network themselves.
create or replace function sign_up(
  p_email text, p_email_key text, p_phone text, p_phone_e164 text, p_by_email boolean, p_by_text boolean,
  p_tags text[], p_consent_version text, p_suspect boolean,
  p_network text, p_address_limit integer, p_window interval,
  out result text, out subscription_id bigint
) language plpgsql set search_path = public, pg_temp as $$
declare
  texts_to text := case when p_by_text then p_phone_e164 end;
begin
  result := 'same';
  if p_by_email or texts_to is not null or p_suspect then
    result := take_sign_up(p_email, p_email_key, texts_to, p_by_email, p_tags[1], p_consent_version, p_suspect,
      p_network, 10 * p_address_limit, p_address_limit, p_window);
  end if;
  select id into subscription_id from subscriptions where email_key = p_email_key;
end
$$;

-- What Mailchimp or staff tell of an address that we know. Says whether it was news.
create function record_change(p_email_key text, p_kind text, p_phone_e164 text, p_at timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from subscriptions where email_key = p_email_key and erasure_id is null for update;
  if not found or exists (select from consents where email_key = p_email_key and kind = p_kind and at = p_at
    and phone_e164 is not distinct from p_phone_e164)
  then return false; end if;
  insert into consents (email_key, kind, by_email, phone_e164, at)
  values (p_email_key, p_kind, p_kind = 'confirmed', p_phone_e164, p_at);
  perform derive_subscription(p_email_key);
  return true;
end
$$;

-- What the privacy policy promises about how long things are kept. mailchimp-sync calls it at each run.
create function apply_retention() returns void language sql set search_path = public, pg_temp as $$
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

create index subscriptions_due_one_by_one on subscriptions (next_attempt_at)
  where one_by_one and state in ('queued', 'sending', 'retry');
