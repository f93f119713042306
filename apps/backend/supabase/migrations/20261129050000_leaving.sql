-- For staff: who left Mailchimp while we were not told, from its export. Runs unchanged on Supabase, PostgreSQL 15 and newer, and
-- the embedded database.
create function leave_address(p_email_key text, p_at timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select record_change(p_email_key, 'left', null, p_at)
$$;

do $$
declare
  visitor text;
begin
  revoke all on function leave_address from public;
  foreach visitor in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = visitor) then
      execute format('revoke all on function leave_address from %I', visitor);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = 'sign_ups_staff') then
    grant execute on function leave_address to sign_ups_staff;
  end if;
end
$$;
