-- Retries mails, if the database is one of Supabase: every minute a job calls the drain of the function, which sends what
-- is due and deletes what is too old. The address of the function and the secret that it asks for are in Vault; until
-- somebody puts them there, the job does nothing. Other databases are not changed: docs/operating.md has another way.
do $$
begin
  if (
    select count(*) from pg_catalog.pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'This is not a database of Supabase, so no job that retries mails is made. docs/operating.md has another way.';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;

  perform cron.schedule('contact-drain', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object(
        'Content-Type', 'application/json',
        'Authorization', 'Bearer ' || secret.decrypted_secret
      ),
      timeout_milliseconds := 30000
    )
    from vault.decrypted_secrets address, vault.decrypted_secrets secret
    where address.name = 'contact_drain_url' and secret.name = 'contact_drain_secret'
  $job$);

  -- pg_cron stores a row for each run and never deletes it: in the end, the rows would fill the disk.
  perform cron.schedule('contact-drain-history', '23 19 * * *', $job$
    delete from cron.job_run_details d using cron.job j
    where j.jobid = d.jobid and j.jobname like 'contact-drain%' and d.end_time < now() - interval '7 days'
  $job$);
end;
$$;
