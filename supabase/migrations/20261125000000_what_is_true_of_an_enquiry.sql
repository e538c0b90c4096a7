-- The owner's pages and mails say what is true of each enquiry.

-- Does one thing with an enquiry:
--   answered   it is answered; no reminder is due any more
--   spam       it is spam; no reminder is due any more
--   genuine    spam becomes an open enquiry, and its mails are queued as after a form
--   reopen     an answered enquiry is open again
--   remind     the owner is reminded of an open enquiry at remind_time; its link may be pressed again if that is later
--              than the present reminder
--   resend     its dead mails are tried again, for three days
-- What became of it:
--   done       it was done; happened_at is now
--   pressed    the link was pressed before, at happened_at
--   unchanged  the status does not allow it, or it has that status already, since happened_at
--   gone       there is no such enquiry (any more)
-- link_issued_at is when the link in a mail was made; null is a button of the enquiry list, which may be pressed again.
create or replace function contact.act(
  enquiry uuid,
  action text,
  link_issued_at timestamptz,
  remind_time timestamptz,
  acks_per_recipient integer,
  acks_per_day integer,
  out outcome text,
  out happened_at timestamptz,
  out status text,
  out remind_at timestamptz
)
language plpgsql
set search_path = ''
as $$
declare
  own contact.enquiries;
begin
  if action not in ('answered', 'spam', 'genuine', 'reopen', 'remind', 'resend') then
    raise exception 'There is no action "%".', action;
  end if;

  -- Two presses at the same moment come one after the other.
  select e.* into own from contact.enquiries e where e.id = enquiry for update;
  if not found then
    outcome := 'gone';
    return;
  end if;
  status := own.status;
  remind_at := own.remind_at;

  select p.pressed_at into happened_at from contact.presses p
  where p.enquiry_id = own.id and p.action = act.action and p.issued_at = link_issued_at;
  if found and (action <> 'remind' or own.remind_at is null or own.remind_at >= remind_time) then
    outcome := 'pressed';
    return;
  end if;

  if own.status = action
    or (action = 'genuine' and own.status <> 'spam')
    or (action = 'reopen' and own.status <> 'answered')
    or (action = 'remind' and own.status <> 'new')
  then
    outcome := 'unchanged';
    happened_at := own.status_changed_at;
    return;
  end if;

  if link_issued_at is not null then
    insert into contact.presses (enquiry_id, action, issued_at) values (own.id, act.action, link_issued_at)
    on conflict on constraint presses_pkey do update set pressed_at = contact.now();
  end if;
  if action = 'resend' then
    update contact.outbox o
    set state = 'queued', attempts = 0, queued_at = contact.now(), next_attempt_at = contact.now(), last_error = null
    where o.enquiry_id = own.id and o.state = 'dead';
  else
    update contact.enquiries e
    set
      status = case when action in ('answered', 'spam') then action else 'new' end,
      remind_at = case when action = 'remind' then remind_time end
    where e.id = own.id
    returning e.status, e.remind_at into status, remind_at;
  end if;
  if action = 'genuine' then
    perform contact.queue_mails(own, contact.now(), true, acks_per_recipient, acks_per_day);
  end if;
  outcome := 'done';
  happened_at := contact.now();
end;
$$;

-- An enquiry as the owner reads it: with its mails that failed ten times or are dead, and whether the mail about it to the
-- owner was queued at all. Without what only limits need.
create or replace function contact.readable(own contact.enquiries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select own.more || (to_jsonb(own) - array['more', 'ip_hash', 'content_hash', 'has_own_id']) || jsonb_build_object(
    'is_notified', exists (select from contact.outbox o where o.enquiry_id = own.id and o.kind = 'notify'),
    'late_mails', (
      select coalesce(
        jsonb_agg(jsonb_build_object('kind', o.kind, 'state', o.state, 'reason', o.last_error) order by o.id), '[]'
      )
      from contact.outbox o
      where o.enquiry_id = own.id and o.kind in ('notify', 'ack')
        and (o.state = 'dead' or (o.state = 'queued' and o.attempts >= 10))
    )
  );
$$;

-- The names in the enquiries that forget() would delete.
create function contact.names_of(address text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct e.name order by e.name), '{}')
  from contact.enquiries e where lower(e.email) = lower(btrim(address));
$$;

-- Whether a link can still be used.
create function contact.can_enter(link uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from contact.entries e
    where e.id = link and e.kind = 'link' and e.used_at is null and e.expires_at > contact.now()
  );
$$;

-- Queues reminders of open enquiries, each once: [{"enquiry": "3d5b8a52-…", "kind": "remind", "occasion": ""}]. Returns
-- how many are new. At most 50 are queued in a day, the requested ones and the longest open first; the digest lists all.
-- Those of enquiries that were answered since, or that a later reminder replaces, are not sent any more. If the reminder
-- after the deadline and the one that the owner requested are both due, the requested one is recorded as skipped, so that
-- it is not queued again.
create or replace function contact.queue_reminders(reminders jsonb)
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

-- Whether the owner was sent no mail about an enquiry, because the filter held it as spam. An enquiry that she marked
-- as spam herself had its mail before.
create function contact.was_held(own_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (select from contact.outbox o where o.enquiry_id = own_id and o.kind = 'notify');
$$;

-- What a digest says: open enquiries, those that are open longest first, what the filter held as spam, mails that could
-- not be delivered, how many enquiries were received and answered, and the median time to answer in seconds. "table" is
-- the attachment: open enquiries, and those received since. A digest contains only the ids of enquiries, so that no
-- data is kept twice. "since" is the last digest; spam is shown for three days at least.
create or replace function contact.digest(since timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'since', since,
    'open_count', (select count(*) from contact.enquiries e where e.status = 'new'),
    'open', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', e.id, 'since', e.status_changed_at) order by e.status_changed_at, e.id), '[]'
      )
      from (select * from contact.enquiries where status = 'new' order by status_changed_at, id limit 20) as e
    ),
    'spam_count', (
      select count(*) from contact.enquiries e
      where e.status = 'spam' and e.status_changed_at > since and contact.was_held(e.id)
    ),
    'spam', (
      select coalesce(jsonb_agg(e.id order by e.status_changed_at desc, e.id), '[]')
      from (
        select * from contact.enquiries
        where status = 'spam' and status_changed_at > least(since, contact.now() - interval '3 days')
          and contact.was_held(id)
        order by status_changed_at desc, id limit 20
      ) as e
    ),
    'undelivered', (
      select coalesce(jsonb_agg(jsonb_build_object('id', late.enquiry_id, 'kind', late.kind) order by late.id), '[]')
      from (
        select * from contact.outbox
        where kind in ('notify', 'ack') and next_attempt_at > since
          and (state = 'dead' or (state = 'queued' and attempts >= 10))
        order by id limit 20
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

-- Decides once on the digest of a day: it is queued if there is something to say. One that still waits is replaced.
create or replace function contact.queue_digest(day text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  own jsonb;
  decided text;
begin
  if exists (select from contact.outbox o where o.enquiry_id is null and o.kind = 'digest' and o.occasion = day) then
    return 'known';
  end if;
  own := contact.digest(contact.last_digest(day));
  decided := case
    when (own -> 'open_count', own -> 'spam_count', own -> 'received_count', own -> 'answered_count', own -> 'undelivered')
      = ('0'::jsonb, '0'::jsonb, '0'::jsonb, '0'::jsonb, '[]'::jsonb)
    then 'skipped' else 'queued'
  end;
  update contact.outbox o set state = 'skipped'
  where o.enquiry_id is null and o.kind = 'digest' and o.state = 'queued' and o.occasion < day;
  insert into contact.outbox (kind, occasion, state, content) values ('digest', day, decided, own) on conflict do nothing;
  return decided;
end;
$$;

-- The enquiries that a digest names, as the owner reads them.
create or replace function contact.enquiries_in(own jsonb)
returns table (enquiry jsonb)
language sql
stable
set search_path = ''
as $$
  select contact.readable(e)
  from contact.enquiries e
  where e.id in (
    select jsonb_array_elements_text(own -> 'spam')::uuid
    union
    select (named ->> 'id')::uuid
    from jsonb_array_elements((own -> 'open') || (own -> 'undelivered') || (own -> 'table')) as named
  );
$$;

-- Converts the digests that wait to the new form of "open".
update contact.outbox o
set content = jsonb_set(o.content, '{open}', (
  select coalesce(
    jsonb_agg(jsonb_build_object('id', e.id, 'since', e.status_changed_at) order by e.status_changed_at, e.id), '[]'
  )
  from contact.enquiries e
  where e.id::text in (select jsonb_array_elements_text(o.content -> 'open'))
))
where o.kind = 'digest' and o.state = 'queued';

-- New objects have default privileges. They are revoked, so that only the function's connection can use the objects.
do $$
declare
  reader text;
begin
  revoke all on all functions in schema contact from public;
  foreach reader in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_catalog.pg_roles where rolname = reader) then
      execute format('revoke all on all functions in schema contact from %I', reader);
    end if;
  end loop;
end;
$$;
