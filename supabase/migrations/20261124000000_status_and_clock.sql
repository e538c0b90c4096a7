-- The current time, plus the setting contact.clock_offset of the connection: an interval, with which tests skip days.
create function contact.now()
returns timestamptz
language sql
stable
as $$
  select pg_catalog.now() + coalesce(nullif(pg_catalog.current_setting('contact.clock_offset', true), ''), '0')::interval;
$$;
alter table contact.enquiries alter column created_at set default contact.now();
alter table contact.enquiries alter column consented_at set default contact.now();

-- Whether an enquiry is open ('new'), was answered, or is spam, and since when.
alter table contact.enquiries drop constraint enquiries_status_check;
update contact.enquiries set status = 'answered' where status = 'handled';
alter table contact.enquiries add constraint enquiries_status_check check (status in ('new', 'answered', 'spam'));
alter table contact.enquiries add column status_changed_at timestamptz not null default contact.now();
-- A time at which the owner wants to be reminded of the enquiry.
alter table contact.enquiries add column remind_at timestamptz;
