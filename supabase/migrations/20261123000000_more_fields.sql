-- The values of form fields that have no column, so that a new field needs no migration: {"date": "any weekday in May"}.
alter table contact.enquiries add column more jsonb not null default '{}';

-- As before. It also stores what the enquiry contains beyond the columns.
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
  room_at timestamptz := now();
begin
  own.more := enquiry - array(select jsonb_object_keys(to_jsonb(own)));

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
    perform contact.queue_mails(own, room_at, room_at = now(), acks_per_recipient, acks_per_day);
  end if;
end;
$$;

-- As before. Each enquiry also contains the values of its further fields.
create or replace function contact.claim(most integer, lease interval)
returns table (outbox_id bigint, kind text, attempt integer, enquiry jsonb)
language sql
set search_path = ''
as $$
  with taken as (
    update contact.outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + lease
    where o.id = any (array(
      select due.id from contact.outbox due
      where due.state = 'queued' and due.next_attempt_at <= now()
      order by due.next_attempt_at, due.id
      limit most
      for update skip locked
    ))
    returning o.id, o.kind, o.attempts, o.enquiry_id
  )
  select t.id, t.kind, t.attempts, e.more || (to_jsonb(e) - array['more', 'ip_hash', 'content_hash', 'user_agent'])
  from taken t join contact.enquiries e on e.id = t.enquiry_id
  order by t.id;
$$;
