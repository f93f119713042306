-- Erasures end: also for the addresses that one was changed from or into, and whatever Mailchimp answers.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create table address_changes (
  old_key text not null,
  new_key text not null,
  at timestamptz not null,
  primary key (old_key, new_key)
);
comment on table address_changes is 'Addresses that their owners changed at Mailchimp: what is forgotten or stopped for one is so for the other';
create index address_changes_new_key on address_changes (new_key);

-- Every address that the owner changed at Mailchimp into this one, or this one into; itself too.
create or replace function linked_addresses(p_email_key text) returns setof text
language sql stable set search_path = public, pg_temp as $$
  with recursive linked (email_key) as (
    select p_email_key
    union
    select case when change.old_key = linked.email_key then change.new_key else change.old_key end
    from linked join address_changes as change on linked.email_key in (change.old_key, change.new_key)
  )
  select email_key from linked
$$;

-- The owner changed the address at Mailchimp. Says for how many of the two it was news.
create function change_address(p_old text, p_new text, p_at timestamptz) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  old_address text := lower(p_old);
  new_address text := lower(p_new);
begin
  perform from subscriptions where email_key = old_address and erasure_id is null for update;
  if not found or new_address in ('', old_address) then return 0; end if;
  insert into subscriptions (email, email_key, email_notifications, sms_notifications, state, one_by_one, delivered_at)
  values (p_new, new_address, true, false, 'delivered', true, p_at)
  on conflict (email_key) do nothing;
  insert into address_changes (old_key, new_key, at) values (old_address, new_address, p_at) on conflict do nothing;
  return record_change(old_address, 'left', null, p_at)::integer
    + record_change(new_address, 'confirmed', null, p_at)::integer;
end
$$;

-- As before, for every address that is linked; one proof for all of them.
create or replace function forget_address(p_email_key text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
  proof bigint;
begin
  -- Asked for again while it is under way, it is the same erasure.
  select erasure_id into proof from subscriptions join linked_addresses(p_email_key) as linked on email_key = linked
  where erasure_id is not null limit 1;
  if not found then insert into erasures default values returning id into proof; end if;
  for address in select linked from linked_addresses(p_email_key) as linked order by 1 loop
    delete from subscriptions where email_key = address;
    delete from consents where email_key = address;
    -- After any delivery that is under way, which could bring the address back.
    insert into subscriptions (email, email_key, email_notifications, sms_notifications, one_by_one, erasure_id, next_attempt_at)
    values (address, address, false, false, true, proof, now() + interval '2 minutes');
    delete from address_changes where address in (old_key, new_key);
  end loop;
  return proof;
end
$$;

-- As before, erasures too: they are never put aside, but those that an earlier release gave up are.
create or replace function replay_sign_ups(p_what text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  count integer;
begin
  update subscriptions set state = 'queued', rev = rev + 1, one_by_one = true, attempts = 0, next_attempt_at = now(),
    last_error = null, requested_at = now()
  where state = p_what and state in ('retry', 'needs_user', 'rejected', 'dead')
    and coalesce(last_error, '') not in ('honeypot', 'spam', 'nothing asked')
    or erasure_id is null and state = 'rejected' and last_error = p_what and p_what in ('honeypot', 'spam');
  get diagnostics count = row_count;
  return count;
end
$$;

-- An erasure is claimed whatever its state: one that was given up, or half settled when its process was killed, is taken up
-- again. mailchimp-sync calls it at each run.
create function resume_erasures() returns void language sql set search_path = public, pg_temp as $$
  update subscriptions set state = 'retry', next_attempt_at = now()
  where erasure_id is not null and state not in ('queued', 'sending', 'retry');
  select finish_erasures()
$$;

-- For how long the oldest erasure, or stop that Mailchimp has not confirmed, has waited.
create function oldest_ending() returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select least(
    (select min(asked_at) from erasures where finished_at is null),
    (select min(asked_at) from phone_clearings),
    (select min(requested_at) from subscriptions where stop_due))
$$;
create index erasures_unfinished on erasures (asked_at) where finished_at is null;

alter table address_changes enable row level security;

do $$
declare
  ours text := 'linked_addresses, change_address, resume_erasures, oldest_ending';
  visitor text;
begin
  execute format('revoke all on function %s from public', ours);
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on address_changes from %I', visitor);
      execute format('revoke all on function %s from %I', ours, visitor);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'sign_ups_staff') then
    grant select on address_changes to sign_ups_staff;
    grant execute on function linked_addresses to sign_ups_staff;
    create policy staff_read on address_changes for select to sign_ups_staff using (true);
  end if;
end
$$;
