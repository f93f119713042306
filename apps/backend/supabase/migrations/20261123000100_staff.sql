-- The commands of the staff, and a role that can do what they need and nothing else.

-- Sends again what was put aside, by its state or by why it was put aside; that needs to be named to be sent.
create function replay_sign_ups(p_what text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  count integer;
begin
  update subscriptions set state = 'queued', rev = rev + 1, one_by_one = true, attempts = 0, next_attempt_at = now(),
    last_error = null, requested_at = now()
  where erasure_id is null and (state = p_what and state in ('retry', 'needs_user', 'rejected', 'dead')
    and coalesce(last_error, '') not in ('honeypot', 'spam', 'nothing asked')
    or state = 'rejected' and last_error = p_what and p_what in ('honeypot', 'spam'));
  get diagnostics count = row_count;
  return count;
end
$$;

-- Ends everything that an address gets, here and at Mailchimp.
create function stop_address(p_email_key text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not record_change(p_email_key, 'stopped', null, now()) then return false; end if;
  update subscriptions set state = 'queued', rev = rev + 1, one_by_one = true, attempts = 0, next_attempt_at = now(),
    last_error = null, requested_at = now()
  where email_key = p_email_key;
  return true;
end
$$;

-- Erases an address here, and leaves its bare row in the queue until Mailchimp has erased it. Answers the number of the proof.
create function forget_address(p_email_key text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  proof bigint;
begin
  insert into erasures default values returning id into proof;
  delete from subscriptions where email_key = p_email_key;
  delete from consents where email_key = p_email_key;
  -- After any delivery that is under way, which could bring the address back.
  insert into subscriptions (email, email_key, email_notifications, sms_notifications, one_by_one, erasure_id, next_attempt_at)
  values (p_email_key, p_email_key, false, false, true, proof, now() + interval '2 minutes');
  return proof;
end
$$;

alter table consents enable row level security;
alter table erasures enable row level security;
alter table daily_keys enable row level security;

do $$
declare
  ours text := 'derive_subscription, daily_hash, count_requests, take_sign_up, record_change, apply_retention, replay_sign_ups, '
    'stop_address, forget_address, refuse_change';
  visitor text;
begin
  execute format('revoke all on function %s from public', ours);
  -- Supabase grants its visitors' roles every new table and function; elsewhere the roles don't exist.
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on consents, erasures, daily_keys from %I', visitor);
      execute format('revoke all on function %s from %I', ours, visitor);
    end if;
  end loop;

  if not exists (select from pg_roles where rolname = 'sign_ups_staff') then
    -- Where the owner of the database may not make roles, docs/deploy.md makes this one.
    if not (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) then return; end if;
    create role sign_ups_staff nologin;
    execute format('grant sign_ups_staff to %I', current_user);
  end if;
  grant usage on schema public to sign_ups_staff;
  grant select on subscriptions, consents, delivery_pause, erasures to sign_ups_staff;
  grant delete on delivery_pause to sign_ups_staff;
  grant execute on function replay_sign_ups, stop_address, forget_address to sign_ups_staff;
  create policy staff_read on subscriptions for select to sign_ups_staff using (true);
  create policy staff_read on consents for select to sign_ups_staff using (true);
  create policy staff_read on erasures for select to sign_ups_staff using (true);
  create policy staff_resume on delivery_pause for all to sign_ups_staff using (true);
end
$$;
