-- What nobody confirmed, and what Mailchimp refused, goes after 60 days: anybody may have typed it. Mailchimp deletes who does
-- not confirm after 60 days too (https://mailchimp.com/help/about-your-contacts/).
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

alter table subscriptions
  add column confirm_due timestamptz default now() + interval '60 days',
  add column expiry text check (expiry in ('asked', 'due'));
comment on column subscriptions.confirm_due is 'When to look whether something that was asked for is still unconfirmed; null where nothing is';
comment on column subscriptions.expiry is 'asked: Mailchimp is asked whether the address is subscribed after all, as a lost webhook would leave it. due: it is not, and what is unconfirmed goes';
create index subscriptions_confirm_due on subscriptions (confirm_due) where confirm_due is not null;
create index subscriptions_expiry on subscriptions (id) where expiry = 'due';

create function note_ask() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update subscriptions set confirm_due = now() + interval '60 days' where email_key = new.email_key and confirm_due is null;
  return null;
end
$$;
create trigger consents_are_confirmed after insert on consents for each row when (new.kind = 'asked') execute function note_ask();

-- What was asked for with an address, but neither by its owner as far as we know, nor by that of the phone.
create function unconfirmed_asks(p_email_key text) returns setof consents
language sql stable set search_path = public, pg_temp as $$
  select * from consents as asked where email_key = p_email_key and kind = 'asked'
    and not exists (select from consents where email_key = p_email_key and kind = 'confirmed' and at >= asked.at)
    and (select kind from consents where email_key = p_email_key and at < asked.at
      and (kind in ('confirmed', 'left', 'cleaned') or kind = 'stopped' and phone_e164 is null)
      order by at desc, id desc limit 1) is distinct from 'confirmed'
    and not coalesce((select wants from text_reply(asked.phone_e164)), false)
    and not exists (select from consents where email_key = p_email_key and kind = 'started' and phone_e164 = asked.phone_e164)
$$;

-- Whether nothing would be left of an address.
create function only_unconfirmed(p_email_key text) returns boolean language sql stable set search_path = public, pg_temp as $$
  select not exists (
    select from consents where email_key = p_email_key and kind in ('asked', 'confirmed', 'started')
    and id not in (select id from unconfirmed_asks(p_email_key) where at < now() - interval '60 days'))
$$;

create function drop_unconfirmed(p_email_key text) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if only_unconfirmed(p_email_key) then
    delete from subscriptions where email_key = p_email_key;
    delete from consents where email_key = p_email_key;
    return;
  end if;
  delete from consents where id in (select id from unconfirmed_asks(p_email_key) where at < now() - interval '60 days');
  update subscriptions set expiry = null,
    confirm_due = (select min(at) + interval '60 days' from unconfirmed_asks(p_email_key))
  where email_key = p_email_key;
  perform derive_subscription(p_email_key);
end
$$;

create function expire_unconfirmed() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  known subscriptions;
  oldest timestamptz;
begin
  for known in select * from subscriptions where expiry = 'due' and state = 'delivered' order by id limit 500
    for update skip locked
  loop
    perform drop_unconfirmed(known.email_key);
  end loop;

  for known in select * from subscriptions where confirm_due < now() and expiry is null and erasure_id is null
    and state in ('delivered', 'needs_user', 'rejected') order by confirm_due limit 500 for update skip locked
  loop
    select min(at) into oldest from unconfirmed_asks(known.email_key);
    if oldest > now() - interval '60 days' or oldest is null and not only_unconfirmed(known.email_key) then
      update subscriptions set confirm_due = oldest + interval '60 days' where id = known.id;
    elsif known.delivered_at is null then
      perform drop_unconfirmed(known.email_key);
    else
      update subscriptions set expiry = 'asked' where id = known.id;
      perform queue_cleanup(known.email_key);
    end if;
  end loop;
end
$$;

-- As before, and addresses of which nothing is left go with the number.
create or replace function forget_phone(p_phone_e164 text) returns bigint
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
    update subscriptions set phone = null, confirm_due = case when only_unconfirmed(address) then now() else confirm_due end
    where email_key = address;
    perform derive_subscription(address);
  end loop;
  perform finish_erasures();
  return proof;
end
$$;

-- As before, and what is unconfirmed or waits for the next day.
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
    or not exists (select from subscriptions where email_key = new_key)
$$;

do $$
declare
  ours text := 'note_ask, unconfirmed_asks, only_unconfirmed, drop_unconfirmed, expire_unconfirmed';
  visitor text;
begin
  execute format('revoke all on function %s from public', ours);
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on function %s from %I', ours, visitor);
    end if;
  end loop;
end
$$;
