-- The mail of the morning: what is open, and what the filter held.

-- What the filter held between the last mail of a morning that was sent and that of a day, or now if there is none yet: the
-- newest five, each with how many there are. An enquiry that the owner marked as spam had its mail before.
create function contact.held(day text)
returns table (enquiry jsonb, total integer)
language sql
stable
set search_path = ''
as $$
  select contact.readable(held.own), held.total
  from (
    select e as own, count(*) over ()::integer as total
    from contact.enquiries e
    left join contact.outbox own on own.kind = 'morning' and own.occasion = day
    where e.status = 'spam'
      and not exists (select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'notify')
      and e.status_changed_at <= coalesce(own.queued_at, contact.now())
      and e.status_changed_at > coalesce(
        (select max(o.queued_at) from contact.outbox o where o.kind = 'morning' and o.state = 'sent'), '-infinity'
      )
    order by e.status_changed_at desc, e.id limit 5
  ) as held;
$$;

-- Plans the mail of a working day, once: a second call on this day changes nothing. It is skipped if it would list nothing,
-- and replaces one that still waits because the mail server was down. What it lists is read when it is sent.
create function contact.plan_morning(day text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(7, 0);
  update contact.outbox o set state = 'skipped' where o.kind = 'morning' and o.state = 'queued' and o.occasion <> day;
  insert into contact.outbox (kind, occasion, state)
  select 'morning', day, case
    when exists (select from contact.enquiries e where e.status = 'new') or exists (select from contact.held(day)) then 'queued'
    else 'skipped'
  end
  where not exists (select from contact.outbox o where o.kind = 'morning' and o.occasion = day);
$$;
