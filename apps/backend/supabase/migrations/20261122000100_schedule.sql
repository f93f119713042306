-- Runs mailchimp-sync every minute where Supabase's scheduler is; elsewhere whoever runs the functions calls it.
-- It reads two secrets at each run, so that they can be set after this migration (README):
--   select vault.create_secret('https://<ref>.supabase.co', 'project_url');
--   select vault.create_secret('<the value of SYNC_SECRET>', 'sync_secret');
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
  perform cron.schedule('mailchimp-sync', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/mailchimp-sync',
      headers := jsonb_build_object('content-type', 'application/json', 'authorization',
        'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'sync_secret')),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    )
    where exists (select from vault.decrypted_secrets where name = 'sync_secret')
  $job$);
end
$$;
