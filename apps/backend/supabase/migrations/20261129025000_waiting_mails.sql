-- Whoever types a mailbox into our form five times a day, with a new +tag each time, must not keep its owner's own sign-up from
-- being delivered: it waits for the next day. Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

-- As mailboxOf in the functions: without its +tag, and without dots at Gmail.
create function mailbox_of(p_email_key text) returns text language sql immutable as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(split_part(p_email_key, '@', 1), '+', 1) as name, split_part(p_email_key, '@', 2) as domain) as parts
$$;

create index subscriptions_waiting on subscriptions (requested_at) where state = 'rejected' and last_error = 'too many mails';

-- One address of each mailbox, the plain one or else the latest, is delivered on a later day, within that day's five emails. The
-- others are not: or a thousand of them would bring a thousand emails.
create function release_waiting_mails() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  waiting record;
  today timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
begin
  for waiting in
    select distinct on (mailbox_of(email_key)) id, mailbox_of(email_key) as mailbox from subscriptions
    where state = 'rejected' and last_error = 'too many mails' and requested_at < today
    order by mailbox_of(email_key), email_key like '%+%@%', requested_at desc
  loop
    continue when count_requests(daily_hash('mails to ' || waiting.mailbox), 1, interval '1 day') > 5;
    update subscriptions set state = 'queued', rev = rev + 1, attempts = 0, next_attempt_at = now(), last_error = null,
      requested_at = now()
    where id = waiting.id;
    update subscriptions set last_error = 'too many addresses'
    where state = 'rejected' and last_error = 'too many mails' and mailbox_of(email_key) = waiting.mailbox;
  end loop;
end
$$;

do $$
declare
  visitor text;
begin
  revoke all on function mailbox_of, release_waiting_mails from public;
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on function mailbox_of, release_waiting_mails from %I', visitor);
    end if;
  end loop;
end
$$;
