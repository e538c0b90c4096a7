-- Deleting enquiries: those that are too old, and those of a person who asks for it.

-- Deletes enquiries that are older than the retention, and digests that are as old. Returns how many enquiries.
create function contact.purge(retention interval)
returns integer
language sql
set search_path = ''
as $$
  with digests as (
    delete from contact.outbox where enquiry_id is null and queued_at < contact.now() - retention
  ),
  gone as (delete from contact.enquiries where created_at < contact.now() - retention returning 1)
  select count(*)::integer from gone;
$$;

-- Deletes everything of one person. Returns how many enquiries that was.
create function contact.forget(address text)
returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from contact.enquiries where lower(email) = lower(address) returning 1)
  select count(*)::integer from gone;
$$;
