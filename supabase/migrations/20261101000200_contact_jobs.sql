-- Deletes old enquiries every night, where the database has pg_cron. The retry of mails is a job of its own, because it
-- needs the address of the function and its secret: docs/operating.md.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('contact-purge', '17 19 * * *', $job$select contact.purge(interval '12 months')$job$);
  end if;
end;
$$;
