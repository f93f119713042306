-- Who wants to hear from us, one row an address, and how far each is on its way to the mail provider.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create table subscriptions (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  phone text,
  phone_e164 text,
  email_notifications boolean not null,
  sms_notifications boolean not null,

  -- Delivery: queued by a sign-up, closed by whoever hands it on.
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'delivered', 'retry', 'needs_user', 'rejected', 'dead')),
  rev integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,

  created_at timestamptz not null default now(),
  requested_at timestamptz not null default now()
);

comment on column subscriptions.email is 'As typed when the address first signed up';
comment on column subscriptions.email_key is 'The address in lower case: the identity of the subscriber';
comment on column subscriptions.phone is 'As typed; kept even where it is no valid number';
comment on column subscriptions.phone_e164 is 'The phone as +12125552368, or null where it is no valid number';
comment on column subscriptions.rev is 'Grows with every changed choice: a delivery closes the row only at the rev it read';
comment on column subscriptions.locked_until is 'A delivery under way holds the row until then';
comment on column subscriptions.last_error is 'The kind of the last failed delivery, without personal data';

create index subscriptions_due on subscriptions (next_attempt_at) where state in ('queued', 'sending', 'retry');

-- No policies: only the functions, which connect as the owner, and staff in the dashboard see the rows.
alter table subscriptions enable row level security;

do $$
declare
  visitor text;
begin
  -- Supabase grants its visitors' roles every new table; elsewhere the roles don't exist.
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on subscriptions from %I', visitor);
    end if;
  end loop;
end
$$;
