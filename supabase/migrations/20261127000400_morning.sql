-- The mail of the morning: what is open, and what the filter held.

-- Plans the mails of a working day, once: a second call on this day changes nothing. "open" has the ids of the open
-- enquiries that are due first: ["3d5b8a52-…"], and "overdue" of those that are open two business days after their deadline;
-- only the function knows the business hours. The mail about what is overdue is sent first; a mail that lists nothing is
-- skipped. They replace those that still wait because the mail server was down. Of what the filter held since the last
-- mail that was sent, the newest five are listed; an enquiry that the owner marked as spam had its mail before. The mails
-- contain only ids, so that no data is kept twice.
create function contact.plan_morning(day text, open jsonb, overdue jsonb)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(7, 0);
  update contact.outbox o set state = 'skipped'
  where o.kind in ('morning', 'overdue') and o.state = 'queued' and o.occasion <> day;
  with held as (
    select e.id, row_number() over (order by e.status_changed_at desc, e.id) as place
    from contact.enquiries e
    where e.status = 'spam'
      and not exists (select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'notify')
      and e.status_changed_at > coalesce(
        (select max(o.queued_at) from contact.outbox o where o.kind = 'morning' and o.state = 'sent'), '-infinity'
      )
  )
  insert into contact.outbox (kind, occasion, content, state)
  select p.kind, day, own.content,
    case when own.content @> '{"open_count": 0, "spam_count": 0}' then 'skipped' else 'queued' end
  from (values (1, 'overdue', overdue), (2, 'morning', open)) as p (place, kind, ids)
  cross join lateral (
    select jsonb_build_object(
      'open', coalesce(
        jsonb_agg(jsonb_build_object('id', e.id, 'since', e.status_changed_at)) filter (where p.ids ? e.id::text), '[]'
      ),
      'open_count', count(*) filter (where p.kind = 'morning' or p.ids ? e.id::text),
      'spam', (
        select coalesce(jsonb_agg(jsonb_build_object('id', h.id) order by h.place), '[]')
        from held h where p.kind = 'morning' and h.place <= 5
      ),
      'spam_count', (select count(*) from held h where p.kind = 'morning')
    ) as content
    from contact.enquiries e where e.status = 'new'
  ) as own
  order by p.place
  on conflict do nothing;
$$;
