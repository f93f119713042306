-- How a sign-up gets from our table to the mail provider, and what keeps a storm of them out.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

alter table subscriptions
  add column tags text[] not null default '{}',
  add column consent_version text,
  add column sms_consented_at timestamptz,
  add column network text,
  add column changes integer not null default 0,
  add column changes_since timestamptz not null default now(),
  add column lease uuid,
  add column delivered_at timestamptz;

comment on column subscriptions.tags is 'The films and pages that the sign-ups of this address came from';
comment on column subscriptions.consent_version is 'Which wording of the form the person agreed to last';
comment on column subscriptions.sms_consented_at is 'When text messages were asked for; null when they are not wanted';
comment on column subscriptions.network is 'A keyed hash of the network that the last request came from, new every day';
comment on column subscriptions.changes is 'Changed choices since changes_since: a limit for who changes them in a storm';
comment on column subscriptions.lease is 'Whose delivery is under way: only its holder may settle the row';


create table sign_up_counts (
  network text primary key,
  since timestamptz not null,
  count integer not null
);
comment on table sign_up_counts is 'Requests a network has made since a moment; in the database so that all instances count together';

create table delivery_pause (
  id boolean primary key default true check (id),
  until timestamptz not null,
  reason text not null
);
comment on table delivery_pause is 'While it lasts nothing is delivered: the provider asked us to wait, or our key is wrong';

-- Stores a sign-up, and answers: stored, same (nothing to change), or address (it changed too often).
create function sign_up(
  p_email text, p_email_key text, p_phone text, p_phone_e164 text, p_by_email boolean, p_by_text boolean,
  p_tags text[], p_consent_version text, p_suspect boolean,
  p_network text, p_address_limit integer, p_window interval,
  out result text, out subscription_id bigint
) language plpgsql set search_path = public, pg_temp as $$
declare
  known subscriptions;
begin
  insert into subscriptions (email, email_key, phone, phone_e164, email_notifications, sms_notifications,
    tags, consent_version, sms_consented_at, network, state, last_error)
  values (p_email, p_email_key, p_phone, p_phone_e164, p_by_email, p_by_text,
    p_tags, p_consent_version, case when p_by_text then now() end, p_network,
    case when p_suspect then 'rejected' else 'queued' end, case when p_suspect then 'honeypot' end)
  on conflict (email_key) do nothing
  returning id into subscription_id;
  if found then
    result := case when p_suspect then 'same' else 'stored' end;
    return;
  end if;

  -- What a bot sends changes nothing that a person has asked for.
  result := 'same';
  if p_suspect then return; end if;

  select * into known from subscriptions where email_key = p_email_key for update;
  -- Deleted this moment: the caller tells the visitor to try again.
  if not found then raise exception 'subscriber gone' using errcode = 'serialization_failure'; end if;
  subscription_id := known.id;
  if (p_by_email, p_by_text) is not distinct from (known.email_notifications, known.sms_notifications)
    and (p_phone is null or p_phone is not distinct from known.phone)
    and p_tags <@ known.tags
    and known.last_error is distinct from 'honeypot'
    -- Whoever asks again later may have lost the first mail.
    and (known.state in ('queued', 'sending', 'retry') or known.requested_at > now() - interval '10 minutes')
  then return; end if;

  if known.changes >= p_address_limit and known.changes_since > now() - p_window then
    result := 'address';
    return;
  end if;

  update subscriptions set
    phone = coalesce(p_phone, known.phone),
    phone_e164 = case when p_phone is null then known.phone_e164 else p_phone_e164 end,
    email_notifications = p_by_email,
    sms_notifications = p_by_text,
    tags = known.tags || array(select unnest(p_tags) except select unnest(known.tags)),
    consent_version = p_consent_version,
    sms_consented_at = case when p_by_text then coalesce(known.sms_consented_at, now()) end,
    network = p_network,
    changes = case when known.changes_since > now() - p_window then known.changes + 1 else 1 end,
    changes_since = case when known.changes_since > now() - p_window then known.changes_since else now() end,
    state = 'queued',
    rev = known.rev + 1,
    attempts = 0,
    next_attempt_at = now(),
    last_error = null,
    requested_at = now()
  where id = known.id;
  result := 'stored';
end
$$;

-- No policies: only the functions, which connect as the owner, and staff in the dashboard.
alter table sign_up_counts enable row level security;
alter table delivery_pause enable row level security;
revoke all on function sign_up from public;

do $$
declare
  visitor text;
begin
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on sign_up_counts, delivery_pause from %I', visitor);
      execute format('revoke all on function sign_up from %I', visitor);
    end if;
  end loop;
end
$$;
