-- Since when an address is confirmed: what the export calls yes.
-- Runs unchanged on Supabase, PostgreSQL 15 and newer, and the embedded database.
create function email_confirmed_at(p_email_key text) returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select max(at) filter (where kind = 'confirmed') from consents
  where email_key = p_email_key and (kind in ('confirmed', 'left', 'cleaned') or kind = 'stopped' and phone_e164 is null)
  having max(at) filter (where kind = 'confirmed') > coalesce(max(at) filter (where kind <> 'confirmed'), '-infinity')
$$;

do $$
declare
  visitor text;
begin
  revoke all on function email_confirmed_at from public;
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on function email_confirmed_at from %I', visitor);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'sign_ups_staff') then
    grant execute on function email_confirmed_at to sign_ups_staff;
  end if;
end
$$;
