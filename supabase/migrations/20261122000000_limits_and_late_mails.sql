-- The mailbox that an address reaches, in lower case and without the tag after a plus. Gmail also ignores dots.
create function contact.mailbox(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(person, '.', '') || '@gmail.com'
    else person || '@' || host
  end
  from (
    select split_part(split_part(whole, '@', 1), '+', 1) as person, split_part(whole, '@', 2) as host
    from (select lower(btrim(address)) as whole) as trimmed
  ) as parts;
$$;
create index on contact.enquiries (contact.mailbox(email), created_at);

-- An 'alarm' reports to the operator that mails could not be sent. It belongs to the enquiry of the first of them.
alter table contact.outbox drop constraint outbox_kind_check;
alter table contact.outbox add constraint outbox_kind_check check (kind in ('notify', 'ack', 'alarm'));
-- A mail is tried for three days after it is queued.
alter table contact.outbox add column queued_at timestamptz not null default now();
create index on contact.outbox (queued_at) where kind = 'ack';

-- Queues the mails of an enquiry. The acknowledgements of a day are limited for each recipient and altogether, so that
-- the form cannot flood the mailbox of another person.
create function contact.queue_mails(
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
    and acks_per_recipient > (
      select count(*) from contact.outbox o join contact.enquiries e on e.id = o.enquiry_id
      where o.kind = 'ack' and contact.mailbox(e.email) = contact.mailbox(own.email)
        and e.created_at > now() - interval '1 day'
    )
    and (acks_per_day is null or acks_per_day > (
      select count(*) from contact.outbox o where o.kind = 'ack' and o.queued_at > now() - interval '1 day'
    ))
  on conflict do nothing;
$$;

-- Stores an enquiry and queues its mails, all or nothing. What became of it:
--   stored    it is new
--   known     it was stored before: the same words with the same id, or within ten minutes. If it was held as spam, and
--             comes again within ten minutes without a sign of spam, it becomes a normal enquiry.
--   conflict  an enquiry with other words has the same id
--   limited   too many came from this address, or ten times the overall limit altogether; retry_after says when to come
--             again, in seconds
-- Above the overall limit, an enquiry is still stored: the mail to the business waits until there is room, and the
-- visitor gets no mail. A limit of null is no limit. Spam is kept, and causes no mail.
drop function contact.submit(jsonb, boolean, boolean, integer, interval, integer, interval, integer);
create function contact.submit(
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
  room_at timestamptz := now();
begin
  -- Equal forms are processed one after the other, and so are the forms of one address if they are limited. All others
  -- are processed in parallel.
  perform pg_advisory_xact_lock(1, hashtext(encode(own.content_hash, 'hex')));
  if per_address is not null then
    perform pg_advisory_xact_lock(2, hashtext(encode(own.ip_hash, 'hex')));
  end if;

  select e.* into earlier from contact.enquiries e
  where e.id = own.id or (e.content_hash = own.content_hash and e.created_at > now() - interval '10 minutes')
  order by (e.id = own.id) desc limit 1;
  if found then
    id := earlier.id;
    outcome := case when earlier.content_hash = own.content_hash then 'known' else 'conflict' end;
    if outcome = 'known' and earlier.status = 'spam' and not is_spam then
      update contact.enquiries e set status = 'new' where e.id = earlier.id;
      perform contact.queue_mails(earlier, now(), true, acks_per_recipient, acks_per_day);
    end if;
    return;
  end if;

  -- The n-th last one still within the window: when it leaves, there is room again.
  if per_address is not null then
    select e.created_at into oldest from contact.enquiries e
    where e.ip_hash = own.ip_hash and e.created_at > now() - per_address_window
    order by e.created_at desc offset per_address - 1 limit 1;
    if found then
      outcome := 'limited';
      retry_after := ceil(extract(epoch from oldest + per_address_window - now()));
      return;
    end if;
  end if;

  if overall is not null then
    select e.created_at into oldest from contact.enquiries e
    where e.created_at > now() - overall_window
    order by e.created_at desc offset overall * 10 - 1 limit 1;
    if found then
      outcome := 'limited';
      retry_after := ceil(extract(epoch from oldest + overall_window - now()));
      return;
    end if;
    select e.created_at into oldest from contact.enquiries e
    where e.created_at > now() - overall_window
    order by e.created_at desc offset overall - 1 limit 1;
    if found then
      room_at := oldest + overall_window;
    end if;
  end if;

  insert into contact.enquiries (
    id, status, name, email, phone, service, message, area, page, consent_version, ip_hash, user_agent, content_hash,
    has_own_id
  )
  values (
    own.id, case when is_spam then 'spam' else 'new' end, own.name, own.email, own.phone, own.service, own.message,
    own.area, own.page, own.consent_version, own.ip_hash, own.user_agent, own.content_hash, submit.has_own_id
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
    perform contact.queue_mails(own, room_at, room_at = now(), acks_per_recipient, acks_per_day);
  end if;
end;
$$;

-- Tries again after 5 s, 10 s, 20 s … 1 h, ± 25% so that many mails are not tried at once, and not earlier than the
-- provider asks. After three days the mail is dead. Returns the new state. If is_alarm_wanted, an alarm is queued when
-- a mail has failed ten times, which takes most of an hour, or is dead: at most one alarm a day, about all such mails.
drop function contact.mark_failed(bigint, text);
create function contact.mark_failed(
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
    state = case when o.queued_at < now() - interval '3 days' then 'dead' else 'queued' end,
    next_attempt_at = now() + greatest(
      retry_after,
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
    where not exists (select from contact.outbox o where o.kind = 'alarm' and o.queued_at > now() - interval '1 day')
    on conflict (enquiry_id, kind) do update
    set state = 'queued', attempts = 0, queued_at = now(), next_attempt_at = now(), last_error = null;
  end if;
  return own.state;
end;
$$;

-- The mails that somebody has to know of: dead, or failed ten times; the oldest first.
create function contact.undelivered()
returns table (enquiry_id uuid, kind text, state text, attempts integer, reason text)
language sql
stable
set search_path = ''
as $$
  select o.enquiry_id, o.kind, o.state, o.attempts, o.last_error
  from contact.outbox o
  where o.kind <> 'alarm' and (o.state = 'dead' or (o.state = 'queued' and o.attempts >= 10))
  order by o.queued_at, o.id;
$$;

-- Deletes everything of one person. Returns how many enquiries that was.
create or replace function contact.forget(address text)
returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from contact.enquiries where lower(email) = lower(btrim(address)) returning 1)
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
