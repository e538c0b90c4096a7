-- Reminders of open enquiries, for the promise to reply.

-- Notes that a reminder or a digest lists its open enquiries. It replaces the reminders, and a digest also the digests,
-- that still wait; their open enquiries that it does not list are due again. A mail to the operator lists those that are
-- overdue.
create function contact.note_listed(own contact.outbox)
returns void
language sql
set search_path = ''
as $$
  with replaced as (
    update contact.outbox o set state = 'skipped'
    where o.kind in ('reminder', own.kind) and o.state = 'queued' and o.id <> own.id
    returning o.content
  ),
  escalated as (
    insert into contact.outbox (kind, occasion, content)
    select 'overdue', own.occasion, jsonb_build_object('open', jsonb_agg(to_jsonb(l) order by e.overdue_at))
    from contact.still_open(own.content) l join contact.enquiries e on e.id = l.id and e.overdue_at <= contact.now()
    having count(*) > 0
  )
  update contact.enquiries e
  set reminded_at = case when named.is_listed then contact.now() else e.status_changed_at end
  from (
    select every.id, bool_or(every.is_listed) as is_listed
    from (
      select l.id, true as is_listed from contact.still_open(own.content) l
      union all
      select w.id, false from replaced r cross join contact.still_open(r.content) w
    ) as every
    group by every.id
  ) as named
  where e.id = named.id;
$$;

-- Notes when enquiries are due next: [{"id": "3d5b8a52-…", "version": "731", "due": "2026-11-24T08:00:00Z", "overdue":
-- "2026-11-26T10:00:00Z"}]; null is never. Then queues one reminder of those that are due, if there was no reminder and no digest in the last hour. It
-- lists ten at most, because Gmail cuts off the end of a mail of 102 kB, also those of a reminder that still waits because
-- the provider was down. The next one lists the others. One that waits is skipped if none of its enquiries is open any more.
create function contact.queue_reminder(enquiries jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  own contact.outbox;
begin
  perform pg_advisory_xact_lock(7, 0);
  update contact.enquiries e set due_at = coalesce(d.due, 'infinity'), overdue_at = coalesce(d.overdue, 'infinity')
  from jsonb_to_recordset(enquiries) as d (id uuid, version text, due timestamptz, overdue timestamptz)
  where e.id = d.id and e.xmin::text = d.version and e.due_at is distinct from d.due;
  update contact.outbox o set state = 'skipped'
  where o.kind in ('reminder', 'overdue') and o.state = 'queued' and not exists (select from contact.still_open(o.content));

  with due as (
    select e.id, e.status_changed_at as since from contact.enquiries e
    where e.status = 'new' and e.due_at > '-infinity' and e.due_at <= contact.now()
      and not exists (
        select from contact.outbox o
        where o.enquiry_id is null and o.state <> 'skipped' and o.queued_at > contact.now() - interval '1 hour'
      )
    order by e.due_at limit 10
  ),
  listed as (
    select due.id, due.since from due
    union
    select w.id, w.since from contact.outbox o cross join contact.still_open(o.content) w
    where o.kind = 'reminder' and o.state = 'queued'
    order by since, id limit 10
  )
  insert into contact.outbox (kind, occasion, content)
  select
    'reminder', to_char(contact.now() at time zone 'UTC', 'YYYYMMDDHH24MISS'),
    jsonb_build_object('open', jsonb_agg(to_jsonb(listed) order by listed.since, listed.id))
  from listed
  having exists (select from due)
  returning * into own;
  if found then
    perform contact.note_listed(own);
  end if;
end;
$$;
