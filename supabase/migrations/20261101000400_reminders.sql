-- Reminders of open enquiries, for the promise to reply.

-- Open enquiries, those that are open longest first: since when they are open, when the owner wants to be reminded, and when she last was.
create function contact.awaiting_reply()
returns table (id uuid, open_since timestamptz, remind_at timestamptz, reminded_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select e.id, e.status_changed_at, e.remind_at, e.reminded_at from contact.enquiries e where e.status = 'new'
  order by e.status_changed_at;
$$;

-- Queues one reminder of all enquiries that are due: [{"id": "3d5b8a52-…", "due": "2026-11-24T08:00:00Z"}], if there was
-- no reminder and no digest in the last hour. One since an enquiry became due has listed it. A reminder that still
-- waits, because the provider was down, is replaced by the next one, which lists its enquiries too, and is skipped if
-- none of them is open any more.
create function contact.queue_reminder(enquiries jsonb)
returns void
language sql
set search_path = ''
as $$
  with listed as (
    update contact.enquiries e set reminded_at = greatest(contact.now(), d.due)
    from jsonb_to_recordset(enquiries) as d (id uuid, due timestamptz)
    where e.id = d.id and e.status = 'new' and e.reminded_at < d.due
      and not exists (
        select from contact.outbox o
        where o.enquiry_id is null and o.state <> 'skipped' and o.queued_at > contact.now() - interval '1 hour'
      )
    returning e.id, e.status_changed_at as since
  ),
  waiting as (
    select o.id as mail, e.id, e.status_changed_at as since
    from contact.outbox o
    cross join jsonb_to_recordset(o.content -> 'open') as w (id uuid, since timestamptz)
    join contact.enquiries e on e.id = w.id and e.status = 'new' and e.status_changed_at = w.since
    where o.kind = 'reminder' and o.state = 'queued'
  ),
  replaced as (
    update contact.outbox o set state = 'skipped'
    where o.kind = 'reminder' and o.state = 'queued'
      and (exists (select from listed) or not exists (select from waiting w where w.mail = o.id))
  )
  insert into contact.outbox (kind, occasion, content)
  select
    'reminder', to_char(contact.now() at time zone 'UTC', 'YYYYMMDDHH24MISS'),
    jsonb_build_object('open', jsonb_agg(jsonb_build_object('id', u.id, 'since', u.since) order by u.since, u.id))
  from (select l.id, l.since from listed l union select w.id, w.since from waiting w) as u
  having exists (select from listed);
$$;
