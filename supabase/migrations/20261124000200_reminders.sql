-- Reminders and the digest. From here on, all functions read the time from contact.now(), the clock.

-- The kinds of mails:
--   notify    to the business: a new enquiry             ack       to the visitor: it was received
--   remind    to the business: a promise is due soon      overdue   to the business: it was not kept
--   again     to the business: the owner wanted to be reminded
--   digest    to the business: what is open and what happened; it belongs to no enquiry
--   telegram  to a chat: a new enquiry, without contact data
--   alarm     to the operator: mails could not be sent
-- Some can be sent several times; "occasion" tells these apart, such as the day of a digest.
alter table contact.outbox drop constraint outbox_kind_check;
alter table contact.outbox add constraint outbox_kind_check
  check (kind in ('notify', 'ack', 'alarm', 'remind', 'overdue', 'again', 'digest', 'telegram'));
alter table contact.outbox add column occasion text not null default '';
alter table contact.outbox alter column enquiry_id drop not null;
-- What a digest says, decided when it is queued: it is the same whenever it is tried again.
alter table contact.outbox add column content jsonb;
alter table contact.outbox drop constraint outbox_enquiry_id_kind_key;
alter table contact.outbox add constraint outbox_once unique nulls not distinct (enquiry_id, kind, occasion);
-- "skipped": there was no reason to send it, and it is not decided again.
alter table contact.outbox drop constraint outbox_state_check;
alter table contact.outbox add constraint outbox_state_check check (state in ('queued', 'sent', 'dead', 'skipped'));
alter table contact.outbox alter column next_attempt_at set default contact.now();
alter table contact.outbox alter column queued_at set default contact.now();
create index on contact.enquiries (status_changed_at) where status = 'new';
create index on contact.outbox (queued_at) where enquiry_id is null;
create index on contact.outbox (queued_at) where kind in ('remind', 'overdue', 'again');

-- The occasion of a reminder: since when the enquiry is open, or when the owner wanted to be reminded. An enquiry that is
-- open again gets its reminders again.
create function contact.occasion(moment timestamptz)
returns text
language sql
stable
as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDDHH24MISS');
$$;

-- There were no reminders before: the digest lists the enquiries that are open today, and no deadline reminder is sent.
insert into contact.outbox (enquiry_id, kind, occasion, state)
select e.id, 'overdue', contact.occasion(e.status_changed_at), 'skipped' from contact.enquiries e where e.status = 'new';

-- Whether a mail is sent in business hours only.
create function contact.is_for_business_hours(kind text)
returns boolean
language sql
immutable
as $$
  select kind in ('remind', 'overdue', 'again', 'digest');
$$;

-- An enquiry as mails contain it.
create function contact.mailable(own contact.enquiries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select own.more || (to_jsonb(own) - array['more', 'ip_hash', 'content_hash', 'user_agent']);
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

-- Queues reminders of open enquiries, each once: [{"enquiry": "3d5b8a52-…", "kind": "remind", "occasion": ""}]. Returns how
-- many are new. Those of enquiries that were answered since, or that a later reminder replaces, are not sent any more.
create function contact.queue_reminders(reminders jsonb)
returns integer
language sql
set search_path = ''
as $$
  with wanted as (
    select e.id, r.kind, r.occasion
    from jsonb_to_recordset(reminders) as r (enquiry uuid, kind text, occasion text)
    join contact.enquiries e on e.id = r.enquiry and e.status = 'new'
  ),
  dropped as (
    delete from contact.outbox o
    where o.state = 'queued' and (
      (o.kind = 'remind' and o.enquiry_id in (select w.id from wanted w where w.kind = 'overdue'))
      or (
        o.kind in ('remind', 'overdue', 'again')
        and exists (select from contact.enquiries e where e.id = o.enquiry_id and e.status <> 'new')
      )
    )
  ),
  queued as (
    insert into contact.outbox (enquiry_id, kind, occasion)
    select w.id, w.kind, w.occasion from wanted w
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from queued;
$$;

-- Queues a message to the chat for each enquiry of the last day whose mail to the business was queued, each once and when
-- that mail is due. If there is no chat any more, those that wait are skipped.
create function contact.queue_chat_messages(has_chat boolean)
returns integer
language sql
set search_path = ''
as $$
  with skipped as (
    update contact.outbox o set state = 'skipped' where o.kind = 'telegram' and o.state = 'queued' and not has_chat
  ),
  queued as (
    insert into contact.outbox (enquiry_id, kind, next_attempt_at)
    select o.enquiry_id, 'telegram', o.next_attempt_at
    from contact.outbox o
    where has_chat and o.kind = 'notify' and o.queued_at > contact.now() - interval '1 day'
      and not exists (select from contact.outbox t where t.enquiry_id = o.enquiry_id and t.kind = 'telegram')
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from queued;
$$;

-- When the last digest before a day was decided on; a week ago if there was none.
create function contact.last_digest(before text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(max(o.queued_at), contact.now() - interval '7 days')
  from contact.outbox o where o.enquiry_id is null and o.kind = 'digest' and o.occasion < before;
$$;

-- What a digest says: open enquiries with the oldest first, what was put into spam, mails that could not be delivered,
-- how many enquiries were received and answered, and the median time to answer in seconds. "table" is the attachment:
-- open enquiries, and those received since. A digest contains only the ids of enquiries, so that no data is kept twice.
-- "since" is the last digest; spam is shown for three days at least.
create function contact.digest(since timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'since', since,
    'open_count', (select count(*) from contact.enquiries e where e.status = 'new'),
    'open', (
      select coalesce(jsonb_agg(e.id order by e.created_at, e.id), '[]')
      from (select * from contact.enquiries where status = 'new' order by created_at, id limit 20) as e
    ),
    'spam_count', (
      select count(*) from contact.enquiries e where e.status = 'spam' and e.status_changed_at > since
    ),
    'spam', (
      select coalesce(jsonb_agg(e.id order by e.status_changed_at desc, e.id), '[]')
      from (
        select * from contact.enquiries
        where status = 'spam' and status_changed_at > least(since, contact.now() - interval '3 days')
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
create function contact.queue_digest(day text)
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
  where o.enquiry_id is null and o.kind = 'digest' and o.state = 'queued';
  insert into contact.outbox (kind, occasion, state, content) values ('digest', day, decided, own) on conflict do nothing;
  return decided;
end;
$$;

-- The enquiries that a digest names, as the owner reads them.
create function contact.enquiries_in(own jsonb)
returns table (enquiry jsonb)
language sql
stable
set search_path = ''
as $$
  select contact.readable(e)
  from contact.enquiries e
  where e.id in (
    select jsonb_array_elements_text((own -> 'open') || (own -> 'spam'))::uuid
    union
    select (named ->> 'id')::uuid from jsonb_array_elements((own -> 'undelivered') || (own -> 'table')) as named
  );
$$;

-- As before, with the clock. An address that mail servers may reject gets no acknowledgement: replyTo in
-- supabase/functions/send-contact-email/mail/messages.ts explains the rule.
create or replace function contact.queue_mails(
  own contact.enquiries, due timestamptz, is_acknowledged boolean, acks_per_recipient integer, acks_per_day integer
)
returns void
language sql
set search_path = ''
as $$
  insert into contact.outbox (enquiry_id, kind, next_attempt_at) values (own.id, 'notify', due) on conflict do nothing;
  insert into contact.outbox (enquiry_id, kind)
  select own.id, 'ack'
  where is_acknowledged
    and own.email !~ '^\.|\.\.|\.@|^[^@]{65}|[^!-~]|@[^.]+$|\.(\d[^.]*|.)$'
    and acks_per_recipient > (
      select count(*) from contact.outbox o join contact.enquiries e on e.id = o.enquiry_id
      where o.kind = 'ack' and contact.mailbox(e.email) = contact.mailbox(own.email)
        and e.created_at > contact.now() - interval '1 day'
    )
    and (acks_per_day is null or acks_per_day > (
      select count(*) from contact.outbox o where o.kind = 'ack' and o.queued_at > contact.now() - interval '1 day'
    ))
  on conflict do nothing;
$$;
create or replace function contact.submit(
  enquiry jsonb,
  is_spam boolean,
  has_own_id boolean,
  per_address integer,
  per_address_window interval,
  overall integer,
  overall_window interval,
  acks_per_recipient integer,
  acks_per_day integer default 200,
  out outcome text,
  out id uuid,
  out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  own contact.enquiries := jsonb_populate_record(null::contact.enquiries, enquiry);
  earlier contact.enquiries;
  oldest timestamptz;
  -- Read once, because contact.now() reads a setting, which is slower than now().
  moment timestamptz := contact.now();
  room_at timestamptz := moment;
begin
  own.more := enquiry - array(select jsonb_object_keys(to_jsonb(own)));

  -- Equal forms are processed one after the other, and so are the forms of one address if they are limited. All others
  -- are processed in parallel.
  perform pg_advisory_xact_lock(1, hashtext(encode(own.content_hash, 'hex')));
  if per_address is not null then
    perform pg_advisory_xact_lock(2, hashtext(encode(own.ip_hash, 'hex')));
  end if;

  select e.* into earlier from contact.enquiries e
  where e.id = own.id or (e.content_hash = own.content_hash and e.created_at > moment - interval '10 minutes')
  order by (e.id = own.id) desc limit 1;
  if found then
    id := earlier.id;
    outcome := case when earlier.content_hash = own.content_hash then 'known' else 'conflict' end;
    -- Only what the filter holds since it was stored: the owner may have marked it as spam herself.
    if outcome = 'known' and earlier.status = 'spam' and not is_spam
      and earlier.status_changed_at = earlier.created_at and earlier.created_at > moment - interval '10 minutes'
    then
      update contact.enquiries e set status = 'new' where e.id = earlier.id;
      perform contact.queue_mails(earlier, moment, true, acks_per_recipient, acks_per_day);
    end if;
    return;
  end if;

  -- The n-th last one still within the window: when it leaves, there is room again.
  if per_address is not null then
    select e.created_at into oldest from contact.enquiries e
    where e.ip_hash = own.ip_hash and e.created_at > moment - per_address_window
    order by e.created_at desc offset per_address - 1 limit 1;
    if found then
      outcome := 'limited';
      retry_after := ceil(extract(epoch from oldest + per_address_window - moment));
      return;
    end if;
  end if;

  if overall is not null then
    select e.created_at into oldest from contact.enquiries e
    where e.created_at > moment - overall_window
    order by e.created_at desc offset overall * 10 - 1 limit 1;
    if found then
      outcome := 'limited';
      retry_after := ceil(extract(epoch from oldest + overall_window - moment));
      return;
    end if;
    select e.created_at into oldest from contact.enquiries e
    where e.created_at > moment - overall_window
    order by e.created_at desc offset overall - 1 limit 1;
    if found then
      room_at := oldest + overall_window;
    end if;
  end if;

  insert into contact.enquiries (
    id, status, name, email, phone, service, message, area, page, consent_version, ip_hash, user_agent, content_hash,
    has_own_id, more
  )
  values (
    own.id, case when is_spam then 'spam' else 'new' end, own.name, own.email, own.phone, own.service, own.message,
    own.area, own.page, own.consent_version, own.ip_hash, own.user_agent, own.content_hash, submit.has_own_id,
    own.more
  )
  on conflict do nothing;
  id := own.id;
  -- The same id at the same moment from another address.
  if not found then
    outcome := 'known';
    return;
  end if;
  outcome := 'stored';
  if not is_spam then
    perform contact.queue_mails(own, room_at, room_at = moment, acks_per_recipient, acks_per_day);
  end if;
end;
$$;

-- As before, with the clock. Mails about new enquiries come before reminders and digests. It does not claim reminders and
-- digests while the company is closed, reminders of enquiries that are not open any more, or mails about spam. If a mail
-- belongs to no enquiry, "enquiry" is null.
drop function contact.claim(integer, interval);
create function contact.claim(most integer, lease interval, is_open boolean default true)
returns table (
  outbox_id bigint, kind text, occasion text, attempt integer, queued_at timestamptz, open_since timestamptz,
  enquiry jsonb, content jsonb
)
language sql
set search_path = ''
as $$
  with taken as (
    update contact.outbox o
    set attempts = o.attempts + 1, next_attempt_at = contact.now() + lease
    where o.id = any (array(
      select due.id from contact.outbox due
      where due.state = 'queued' and due.next_attempt_at <= contact.now()
        and (is_open or not contact.is_for_business_hours(due.kind))
        and (due.kind = 'alarm' or not exists (
          select from contact.enquiries e
          where e.id = due.enquiry_id
            and (e.status = 'spam' or (e.status <> 'new' and contact.is_for_business_hours(due.kind)))
        ))
      order by contact.is_for_business_hours(due.kind), due.next_attempt_at, due.id
      limit most
      for update skip locked
    ))
    returning o.*
  )
  select
    t.id, t.kind, t.occasion, t.attempts, t.queued_at, e.status_changed_at, contact.mailable(e), t.content
  from taken t left join contact.enquiries e on e.id = t.enquiry_id
  order by t.id;
$$;

-- As before, with the clock, and for mails that belong to no enquiry. A provider can ask for six hours at most. If it asks
-- for more than one, that counts as ten failures, because no mail may be sent meanwhile.
create or replace function contact.mark_failed(
  outbox_id bigint, reason text, retry_after interval default '0 s', is_alarm_wanted boolean default false
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  own contact.outbox;
begin
  update contact.outbox o
  set
    state = case when o.queued_at < contact.now() - interval '3 days' then 'dead' else 'queued' end,
    attempts = case when retry_after > interval '1 hour' then greatest(o.attempts, 10) else o.attempts end,
    next_attempt_at = contact.now() + greatest(
      least(retry_after, interval '6 hours'),
      least(interval '5 seconds' * power(2, least(o.attempts, 20) - 1), interval '1 hour') * (0.75 + random() / 2)
    ),
    last_error = left(reason, 500)
  where o.id = outbox_id and o.state = 'queued'
  returning o.* into own;
  if is_alarm_wanted and own.kind <> 'alarm' and (own.attempts >= 10 or own.state = 'dead') then
    -- Many mails may fail at the same moment; only one of them queues the alarm.
    perform pg_advisory_xact_lock(3, 0);
    insert into contact.outbox (enquiry_id, kind)
    select own.enquiry_id, 'alarm'
    where not exists (
      select from contact.outbox o where o.kind = 'alarm' and o.queued_at > contact.now() - interval '1 day'
    )
    on conflict (enquiry_id, kind, occasion) do update
    set state = 'queued', attempts = 0, queued_at = contact.now(), next_attempt_at = contact.now(), last_error = null;
  end if;
  return own.state;
end;
$$;

-- As before, with the clock. It also deletes the records of digests that are as old.
create or replace function contact.purge(retention interval)
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
