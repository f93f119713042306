-- As before, except that a number whose owner answered STOP gets no texts, that asking again after leaving is never a
-- double click, and that what is only to be ended at Mailchimp stays so where no emails are asked for.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.
create or replace function take_sign_up(
  p_email text, p_mailbox text, p_phone_e164 text, p_by_email boolean, p_page text, p_wording text, p_suspect boolean,
  p_network_hash text, p_mailbox_limit integer, p_mail_limit integer, p_window interval
) returns text language plpgsql set search_path = public, pg_temp as $$
declare
  address text := lower(p_email);
  known subscriptions;
  is_new boolean;
  texts_to text := case when not p_suspect and not texts_stopped(p_phone_e164) then p_phone_e164 end;
begin
  if count_requests(daily_hash('mailbox ' || p_mailbox), 1, p_window) > p_mailbox_limit then return 'address'; end if;

  -- As derive_subscription would make it, which a new address can do without.
  insert into subscriptions (email, email_key, email_notifications, phone_e164, sms_notifications, sms_consented_at,
    tags, consent_version, network, state, last_error)
  values (p_email, address, p_by_email and not p_suspect, texts_to, texts_to is not null,
    case when texts_to is not null then now() end,
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
    -- A double click is one request; who asks again later may have lost the first mail, or has left meanwhile.
    if exists (select from consents where email_key = address and kind = 'asked' and by_email = p_by_email
      and phone_e164 is not distinct from p_phone_e164 and page is not distinct from p_page and at > greatest(
        now() - p_window, (select max(at) from consents where email_key = address and kind in ('left', 'cleaned', 'stopped'))))
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
    -- Another day brings the mail (20261129025000), to somebody who has left as to a new address.
    if is_new or email_confirmed_at(address) is null then
      update subscriptions set state = 'rejected', last_error = 'too many mails', rev = known.rev + 1,
        one_by_one = known.one_by_one or not is_new, requested_at = now()
      where id = known.id;
    end if;
  elsif not is_new then
    update subscriptions set
      state = 'queued',
      rev = known.rev + 1,
      one_by_one = known.one_by_one or known.state not in ('queued', 'rejected'),
      cleanup_only = known.cleanup_only and not p_by_email,
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
