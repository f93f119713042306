-- STOP and START by text message, by number: whichever address a number was given with, its owner decides.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database. It only adds: the functions of an
-- earlier deployment work with it.

create table text_replies (
  phone_hash text primary key,
  wants boolean not null,
  at timestamptz not null
);
comment on table text_replies is 'The last reply of the owner of each number: STOP or START. Kept after an erasure, so that nobody can sign the number up again, and therefore only as a hash';

create table text_key (
  id boolean primary key default true check (id),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into text_key default values;
comment on table text_key is 'Keys the hashes of text_replies. Needed for as long as they are: restore both or neither';

create table phone_clearings (
  email_key text not null,
  phone_e164 text not null,
  erasure_id bigint,
  asked_at timestamptz not null default now()
);
comment on table phone_clearings is 'Numbers that Mailchimp still has to forget, by the address of the member; gone once it has';
create index phone_clearings_email_key on phone_clearings (email_key);

alter table subscriptions
  add column stop_due boolean not null default false,
  add column cleanup_only boolean not null default false;
comment on column subscriptions.stop_due is 'Mailchimp still has to unsubscribe the address and forget its number, before anything that was asked for since';
comment on column subscriptions.cleanup_only is 'Queued only to end something at Mailchimp: no email to confirm is due';
create index subscriptions_to_end on subscriptions (requested_at) where stop_due or erasure_id is not null;
update subscriptions set stop_due = true where stopped and state in ('queued', 'sending', 'retry', 'dead');

alter table consents drop constraint consents_kind_check, add constraint consents_kind_check
  check (kind in ('asked', 'confirmed', 'left', 'cleaned', 'profile', 'stopped', 'started'));
comment on column consents.kind is 'asked: at a form, by anybody who typed the address. confirmed, left, cleaned, profile: Mailchimp told us. stopped: staff were asked to end everything; with a phone, only texts to it, by its owner. started: the owner of the phone wants texts';
create index consents_phone on consents (phone_e164, email_key) where phone_e164 is not null;

create function text_hash(p_phone_e164 text) returns text language sql stable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(key || p_phone_e164, 'UTF8')), 'hex') from text_key
$$;

create function texts_stopped(p_phone_e164 text) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from text_replies where phone_hash = text_hash(p_phone_e164) and not wants)
$$;

-- As before, except that a number whose owner answered STOP is given to nobody, and START counts as asking.
create or replace function derive_subscription(p_email_key text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  with record as materialized (
    select *, coalesce(at > max(at) filter (where kind = 'stopped' and phone_e164 is null) over (), true) as after_stop,
      coalesce(at > max(at) filter (where kind in ('left', 'cleaned') or kind = 'stopped' and phone_e164 is null) over (), true)
        as after_leaving
    from consents where email_key = p_email_key
  ), chosen as (
    select phone_e164 from record where phone_e164 is not null and kind <> 'stopped' and after_stop
    order by kind = 'profile' desc, case when kind = 'profile' then at end desc, at, id limit 1
  ), phone as (
    select phone_e164 from chosen where not texts_stopped(phone_e164)
  ), texts as (
    select min(at) as since from record join phone using (phone_e164) where kind in ('asked', 'started') and after_stop
  )
  update subscriptions set
    email_notifications = coalesce((select bool_or(by_email) from record where after_leaving), false),
    phone_e164 = (select phone_e164 from phone),
    sms_notifications = (select since from texts) is not null,
    sms_consented_at = (select since from texts),
    tags = array(select page from record where kind = 'asked' and page is not null group by page order by min(at), page),
    consent_version = (select wording from record where kind = 'asked' order by at desc, id desc limit 1),
    stopped = coalesce((select kind = 'stopped' from record where kind <> 'stopped' or phone_e164 is null
      order by at desc, id desc limit 1), false)
  where email_key = p_email_key;
end
$$;

-- Queues an address to end something at Mailchimp. An email to confirm that is still due stays due.
create function queue_cleanup(p_email_key text) returns void language sql set search_path = public, pg_temp as $$
  update subscriptions set
    cleanup_only = cleanup_only or state in ('delivered', 'needs_user', 'rejected') and last_error is distinct from 'too many mails',
    state = 'queued', rev = rev + 1, one_by_one = true, attempts = 0, next_attempt_at = now(), last_error = null
  where email_key = p_email_key
$$;

-- Every address that the owner changed at Mailchimp into this one, or this one into. (20261129020000 knows the changes.)
create function linked_addresses(p_email_key text) returns setof text language sql stable as $$
  select p_email_key
$$;

-- What the owner of a number answered, told by the service that sends texts, its lists, or staff. Answers how many
-- addresses it changed; none where a later reply is known already.
create function take_text_reply(p_phone_e164 text, p_wants boolean, p_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
  replied timestamptz := least(p_at, now());
  changed integer := 0;
  done integer;
begin
  insert into text_replies as known (phone_hash, wants, at) values (text_hash(p_phone_e164), p_wants, replied)
  on conflict (phone_hash) do update set wants = excluded.wants, at = excluded.at where known.at < excluded.at;
  if not found then return 0; end if;
  for address in select distinct email_key from consents where phone_e164 = p_phone_e164 order by 1 loop
    perform from subscriptions where email_key = address and erasure_id is null for update;
    continue when not found;
    insert into consents (email_key, kind, phone_e164, at)
    values (address, case when p_wants then 'started' else 'stopped' end, p_phone_e164, replied);
    perform derive_subscription(address);
    changed := changed + 1;
    continue when p_wants;
    -- What never came to Mailchimp has nothing to end there.
    with ending as (
      select email_key from subscriptions join linked_addresses(address) as linked on email_key = linked
      where not (state = 'rejected' and delivered_at is null)
    ), noted as (
      insert into phone_clearings (email_key, phone_e164) select email_key, p_phone_e164 from ending
    )
    select count(queue_cleanup(email_key)) into done from ending;
  end loop;
  return changed;
end
$$;

-- The last reply of a number's owner, for the export.
create function text_reply(p_phone_e164 text, out wants boolean, out at timestamptz) language sql stable security definer
set search_path = public, pg_temp as $$
  select wants, at from text_replies where phone_hash = text_hash(p_phone_e164)
$$;

-- Ends everything that an address gets, here and at Mailchimp, and texts to its numbers, whoever else gave them.
create or replace function stop_address(p_email_key text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
  done boolean := false;
begin
  for address in select linked from linked_addresses(p_email_key) as linked order by 1 loop
    continue when not record_change(address, 'stopped', null, now());
    done := true;
    perform take_text_reply(phone_e164, false, now())
    from (select distinct phone_e164 from consents where email_key = address and phone_e164 is not null order by 1) as phones;
    update subscriptions set stop_due = true, requested_at = now() where email_key = address;
    perform queue_cleanup(address);
  end loop;
  return done;
end
$$;

-- Erases a number here, whichever addresses it was given with, and at Mailchimp. Nobody can sign it up again until its
-- owner sends START. Answers the number of the proof.
create function forget_phone(p_phone_e164 text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
  proof bigint;
begin
  insert into erasures default values returning id into proof;
  perform take_text_reply(p_phone_e164, false, now());
  update phone_clearings set erasure_id = proof where phone_e164 = p_phone_e164;
  for address in select distinct email_key from consents where phone_e164 = p_phone_e164 order by 1 loop
    -- The wish for emails that came with it stays.
    insert into consents (email_key, kind, by_email, page, wording, at)
    select email_key, kind, true, page, wording, at from consents
    where email_key = address and phone_e164 = p_phone_e164 and kind = 'asked' and by_email order by id;
    delete from consents where email_key = address and phone_e164 = p_phone_e164;
    update subscriptions set phone = null where email_key = address;
    perform derive_subscription(address);
  end loop;
  perform finish_erasures();
  return proof;
end
$$;

-- An erasure is finished when nothing waits for Mailchimp any more.
create function finish_erasures() returns void language sql set search_path = public, pg_temp as $$
  delete from phone_clearings where not exists (
    select from subscriptions where subscriptions.email_key = phone_clearings.email_key);
  update erasures set finished_at = now() where finished_at is null
    and not exists (select from subscriptions where erasure_id = erasures.id)
    and not exists (select from phone_clearings where erasure_id = erasures.id)
$$;

alter table text_replies enable row level security;
alter table text_key enable row level security;
alter table phone_clearings enable row level security;

do $$
declare
  ours text := 'text_hash, texts_stopped, queue_cleanup, linked_addresses, take_text_reply, text_reply, forget_phone, finish_erasures';
  visitor text;
begin
  execute format('revoke all on function %s from public', ours);
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on text_replies, text_key, phone_clearings from %I', visitor);
      execute format('revoke all on function %s from %I', ours, visitor);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'sign_ups_staff') then
    grant execute on function take_text_reply, text_reply, forget_phone to sign_ups_staff;
  end if;
end
$$;
