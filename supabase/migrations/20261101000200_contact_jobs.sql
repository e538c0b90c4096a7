-- The retry of mails, where the database is one of Supabase: every minute a job calls the drain of the function, which
-- sends what is due and deletes what is too old. Where the function is, and the secret that it asks for, stand in Vault;
-- until somebody puts them there, the job does nothing. Any other database is left as it is: docs/operating.md.
do $$
begin
  if (
    select count(*) from pg_catalog.pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'Not a database of Supabase: it makes no job that retries mails. docs/operating.md has another way.';
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

  -- One line a run, for ever, would fill the disk in the end.
  perform cron.schedule('contact-drain-history', '23 19 * * *', $job$
    delete from cron.job_run_details d using cron.job j
    where j.jobid = d.jobid and j.jobname like 'contact-drain%' and d.end_time < now() - interval '7 days'
  $job$);
end;
$$;
