-- Reminders of open enquiries, for the promise to reply.

-- The occasion of a reminder: since when the enquiry is open, or when the owner wanted to be reminded. An enquiry that
-- is open again gets its reminders again.
create function contact.occasion(moment timestamptz)
returns text
language sql
stable
as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDDHH24MISS');
$$;

-- Open enquiries that still need a reminder: since when they are open, that as an occasion, whether the reminder before
-- the deadline and the one after it were queued, and the owner's own reminder if it is due.
create function contact.awaiting_reminders()
returns table (
  id uuid, open_since timestamptz, occasion text, is_reminded boolean, is_overdue boolean, again text
)
language sql
stable
set search_path = ''
as $$
  select found.id, found.status_changed_at, found.occasion, found.is_reminded, found.is_overdue, found.again
  from (
    select
      e.id, e.status_changed_at, opened.occasion,
      exists (
        select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'remind' and o.occasion = opened.occasion
      ) as is_reminded,
      exists (
        select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'overdue' and o.occasion = opened.occasion
      ) as is_overdue,
      (
        select wish.occasion
        from (select contact.occasion(e.remind_at) as occasion) as wish
        where e.remind_at <= contact.now() and not exists (
          select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'again' and o.occasion = wish.occasion
        )
      ) as again
    from contact.enquiries e cross join lateral contact.occasion(e.status_changed_at) as opened (occasion)
    where e.status = 'new'
  ) as found
  where not found.is_overdue or found.again is not null
  order by found.status_changed_at, found.id;
$$;

-- Queues reminders of open enquiries, each once: [{"enquiry": "3d5b8a52-…", "kind": "remind", "occasion": ""}]. Returns
-- how many are new. At most 50 are queued in a day, the requested ones and the longest open first; the digest lists
-- all. Those of enquiries that were answered since, or that a later reminder replaces, are not sent any more. If the
-- reminder after the deadline and the one that the owner requested are both due, the requested one is recorded as
-- skipped, so that it is not queued again.
create function contact.queue_reminders(reminders jsonb)
returns integer
language sql
set search_path = ''
as $$
  with wanted as (
    select e.id, r.kind, r.occasion
    from jsonb_to_recordset(reminders) as r (enquiry uuid, kind text, occasion text)
    join contact.enquiries e on e.id = r.enquiry and e.status = 'new'
    order by r.kind <> 'again', e.status_changed_at
    limit greatest(0, 50 - (
      select count(*) from contact.outbox o
      where o.kind in ('remind', 'overdue', 'again') and o.state <> 'skipped'
        and o.queued_at > contact.now() - interval '1 day'
    ))
  ),
  overdue as (
    select w.id from wanted w where w.kind = 'overdue'
    union
    select o.enquiry_id from contact.outbox o where o.kind = 'overdue' and o.state = 'queued'
  ),
  skipped as (
    update contact.outbox o set state = 'skipped'
    where o.kind = 'again' and o.state = 'queued' and o.enquiry_id in (select v.id from overdue v)
  ),
  dropped as (
    delete from contact.outbox o
    where o.state = 'queued' and (
      (o.kind = 'remind' and o.enquiry_id in (select w.id from wanted w where w.kind = 'overdue'))
      or (
        o.kind in ('remind', 'overdue', 'again')
        and not exists (
          select from contact.enquiries e
          where e.id = o.enquiry_id and e.status = 'new'
            and (o.kind = 'again' or o.occasion = contact.occasion(e.status_changed_at))
        )
      )
    )
  ),
  queued as (
    insert into contact.outbox (enquiry_id, kind, occasion, state)
    select
      w.id, w.kind, w.occasion,
      case when w.kind = 'again' and w.id in (select v.id from overdue v) then 'skipped' else 'queued' end
    from wanted w
    on conflict do nothing
    returning state
  )
  select count(*)::integer from queued where state = 'queued';
$$;
