-- Deleting enquiries: those that are too old, and those of a person who asks for it.

-- Deletes enquiries that are older than the retention, spam after 30 days, and lists that are as old as the retention.
-- Returns how many enquiries.
create function contact.purge(retention interval)
returns integer
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(7, 0);
  delete from contact.outbox where enquiry_id is null and queued_at < contact.now() - retention;
  with gone as (
    delete from contact.enquiries
    where created_at < contact.now() - retention
      or (status = 'spam' and status_changed_at < contact.now() - interval '30 days')
    returning 1
  )
  select count(*)::integer from gone;
$$;

-- Deletes everything of one person. Returns how many enquiries that was.
create function contact.forget(address text)
returns integer
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(7, 0);
  with gone as (delete from contact.enquiries where lower(email) = lower(address) returning 1)
  select count(*)::integer from gone;
$$;
