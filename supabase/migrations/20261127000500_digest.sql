-- The digest: one mail that lists what is open and what happened.

-- What a digest says: open enquiries, those that are open longest first, what the filter held as spam, mails that could
-- not be delivered, how many enquiries were received and answered, and the median time to answer in seconds. "table" is
-- the attachment: open enquiries, and those received since. A digest contains only the ids of enquiries, so that no
-- data is kept twice. "since" is the last digest; spam is shown for three days at least.
create function contact.digest(since timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- What the filter held: an enquiry that the owner marked as spam herself had its mail before.
  with held as (
    select * from contact.enquiries e
    where e.status = 'spam' and not exists (
      select from contact.outbox o where o.enquiry_id = e.id and o.kind = 'notify'
    )
  )
  select jsonb_build_object(
    'since', since,
    'open_count', (select count(*) from contact.enquiries e where e.status = 'new'),
    'open', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', e.id, 'since', e.status_changed_at) order by e.status_changed_at, e.id), '[]'
      )
      from (select * from contact.enquiries where status = 'new' order by status_changed_at, id limit 10) as e
    ),
    'spam_count', (select count(*) from held where status_changed_at > since),
    'spam', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id) order by e.status_changed_at desc, e.id), '[]')
      from (
        select * from held where status_changed_at > least(since, contact.now() - interval '3 days')
        order by status_changed_at desc, id limit 5
      ) as e
    ),
    'undelivered', (
      select coalesce(jsonb_agg(jsonb_build_object('id', late.enquiry_id, 'kind', late.kind) order by late.id), '[]')
      from (
        select * from contact.outbox
        where kind in ('notify', 'ack') and next_attempt_at > since and contact.is_undelivered(outbox)
        order by id limit 5
      ) as late
    ),
    'received_count', (
      select count(*) from contact.enquiries e where e.created_at > since and e.status <> 'spam'
    ),
    'answered_count', (
      select count(*) from contact.enquiries e where e.status = 'answered' and e.status_changed_at > since
    ),
    'median_seconds', (
      select extract(epoch from percentile_cont(0.5) within group (order by e.status_changed_at - e.created_at))
      from contact.enquiries e where e.status = 'answered' and e.status_changed_at > since
    ),
    'table', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'status_changed_at', e.status_changed_at) order by e.created_at, e.id), '[]')
      from (
        select * from contact.enquiries
        where status = 'new' or (status <> 'spam' and created_at > since)
        order by created_at desc, id limit 500
      ) as e
    )
  );
$$;

-- Decides once on the digest of a day: it is queued if there is something to say. What it lists as open needs no reminder
-- of its own. If it is not to list open enquiries, it only says what the filter holds, so that nobody is forgotten.
create function contact.queue_digest(day text, lists_open boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  own contact.outbox;
  content jsonb;
begin
  perform pg_advisory_xact_lock(7, 0);
  if exists (select from contact.outbox o where o.enquiry_id is null and o.kind = 'digest' and o.occasion = day) then
    return;
  end if;
  -- Since the last one that the owner got was decided on; a week if there was none.
  select contact.digest(coalesce(max(o.queued_at), contact.now() - interval '7 days')) into content
  from contact.outbox o where o.enquiry_id is null and o.kind = 'digest' and o.state = 'sent' and o.occasion < day;
  if not lists_open then
    content := content || '{"open": [], "open_count": 0, "undelivered": [], "table": []}';
  end if;
  insert into contact.outbox (kind, occasion, content, state)
  values (
    'digest', day, content,
    case
      when content -> 'spam_count' = '0' and (
        not lists_open
        or (content -> 'open_count', content -> 'received_count', content -> 'answered_count', content -> 'undelivered')
          = ('0'::jsonb, '0'::jsonb, '0'::jsonb, '[]'::jsonb)
      )
      then 'skipped' else 'queued'
    end
  )
  on conflict do nothing
  returning * into own;
  if own.state = 'queued' then
    perform contact.note_listed(own);
  end if;
end;
$$;
