-- How many deliveries may be under way at once, in all instances together, and what tells quickly how delivery is doing.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.

create index subscriptions_open on subscriptions (state, locked_until) where state in ('sending', 'dead');
create index subscriptions_delivered on subscriptions (delivered_at) where delivered_at is not null;

-- How many more deliveries may begin where p_at_once may be under way. Whoever asks next waits until the asker's
-- statement is committed, and then sees what it took.
create function delivery_slots(p_at_once integer) returns integer
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7470749);
  return greatest(0, p_at_once - (
    select count(distinct lease) from subscriptions where state = 'sending' and locked_until > now()
  ));
end
$$;

revoke all on function delivery_slots from public;

do $$
declare
  visitor text;
begin
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on function delivery_slots from %I', visitor);
    end if;
  end loop;
end
$$;
