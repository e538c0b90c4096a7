-- Whom a mail reaches: what follows a plus is a note of the owner's, and Gmail reads over dots. In small letters.
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

-- 'alarm' tells somebody who looks after the site of mails that do not go out; it belongs to the first of their enquiries.
alter table contact.outbox drop constraint outbox_kind_check;
alter table contact.outbox add constraint outbox_kind_check check (kind in ('notify', 'ack', 'alarm'));
-- A mail is tried for three days from then on.
alter table contact.outbox add column queued_at timestamptz not null default now();
create index on contact.outbox (queued_at) where kind = 'ack';

-- Queues the mails of an enquiry. Nobody's letterbox is filled by this form: acknowledgements are counted by recipient and
-- altogether, within a day.
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

-- Whether the latest twenty enquiries from before the window all came from one address. Then it is not the visitors' own
-- but that of a proxy between, and says nothing.
create function contact.addresses_are_one(per_address_window interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select count(*) = 20 and count(distinct ip_hash) = 1
  from (
    select ip_hash from contact.enquiries
    where created_at < now() - per_address_window
    order by created_at desc limit 20
  ) as latest;
$$;

-- Stores an enquiry and queues its mails, all or nothing. What became of it:
--   stored    it is new
--   known     it was stored before: the same words with the same id, or within ten minutes. What was held for spam and
--             comes again without a sign of it is an enquiry like any other from then on.
--   conflict  its id is that of other words
--   limited   too many came from this address, or ten times too many altogether; retry_after says when to come again, in
--             seconds
-- Beyond the limit of all, an enquiry is stored all the same: its mail waits until there is room, and the visitor gets
-- none. A limit of null is no limit. Spam is kept, and causes no mail.
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
  -- Equal forms come one after the other, and those of one address where they are counted; all others side by side.
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
    if found and not contact.addresses_are_one(per_address_window) then
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

-- Tries again after 5 s, 10 s, 20 s … 1 h, give or take a quarter so that many do not come at once, and not before the
-- provider asks for it. After three days the mail is dead; the new state is the answer. Ten failures, which are most of
-- an hour, and a death call for an alarm: one a day, however many mails it is about.
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
    -- Many fail at the same moment; one of them calls.
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

-- Deletes everything of one person; how many enquiries that were.
create or replace function contact.forget(address text)
returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from contact.enquiries where lower(email) = lower(btrim(address)) returning 1)
  select count(*)::integer from gone;
$$;

-- What is new has rights of its own; nobody but the function's connection gets any.
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
