-- Storing an enquiry, within the limits.

-- Stores an enquiry, also the values of fields that have no column, and queues its mails, all or nothing. What became
-- of it:
--   stored    it is new
--   known     it was stored before: the same words with the same id, or within ten minutes. If the filter held it as
--             spam, and it comes again within ten minutes without a sign of spam, it becomes a normal enquiry.
--   conflict  an enquiry with other words has the same id
--   limited   too many came from this address, its network or altogether; retry_after says when to come again, in seconds
-- A network may send ten times as many as an address; and in a day, 200 kB for each of these: 1 MB, if they are five. Above
-- the overall limit, only a network that has sent none just before is let in, up to ten times the limit: its enquiry is
-- stored, the mail to the business waits until there is room, and the visitor gets no mail. A limit of null is no limit.
-- Spam is kept, and causes no mail.
create function contact.submit(
  enquiry jsonb,
  is_spam boolean,
  per_address integer,
  overall integer,
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
  per_address_window constant interval := '10 minutes';
  overall_window constant interval := '1 minute';
  sent contact.enquiries := jsonb_populate_record(null::contact.enquiries, enquiry);
  earlier contact.enquiries;
  full_until timestamptz;
  -- Read once, because contact.now() reads a setting, which is slower than now().
  moment timestamptz := contact.now();
  room_at timestamptz;
begin
  sent.more := enquiry - array(select jsonb_object_keys(to_jsonb(sent)));

  -- Forms with the same id or the same words are processed one after the other, and so are those of one network if they
  -- are limited. All others are processed in parallel.
  perform pg_advisory_xact_lock(5, hashtext(sent.id::text));
  perform pg_advisory_xact_lock(1, hashtext(encode(sent.content_hash, 'hex')));
  if per_address is not null then
    perform pg_advisory_xact_lock(2, hashtext(encode(sent.network_hash, 'hex')));
  end if;

  select e.* into earlier from contact.enquiries e
  where e.id = sent.id or (e.content_hash = sent.content_hash and e.created_at > moment - interval '10 minutes')
  order by (e.id = sent.id) desc limit 1 for no key update;
  if found then
    id := earlier.id;
    outcome := case when earlier.content_hash = sent.content_hash then 'known' else 'conflict' end;
    -- Only what the filter holds since it was stored: the owner may have marked it as spam herself.
    if outcome = 'known' and earlier.status = 'spam' and not is_spam
      and earlier.status_changed_at = earlier.created_at and earlier.created_at > moment - interval '10 minutes'
    then
      update contact.enquiries e set status = 'new', status_changed_at = moment where e.id = earlier.id;
      perform contact.queue_mails(earlier, moment, true, acks_per_recipient, acks_per_day);
    end if;
    return;
  end if;

  -- Of each limit that is reached: when the n-th last enquiry leaves the window, so that there is room again. An enquiry
  -- takes about 1 kB beside its message.
  select greatest(
    per_address_window + max(n.created_at) filter (
      where n.is_recent and (n.own >= per_address or n.number >= per_address * 10.0)
    ),
    interval '1 day' + max(n.created_at) filter (where n.bytes > per_address * 200000.0)
  ) into full_until
  from (
    select e.created_at, e.created_at > moment - per_address_window as is_recent, count(*) over newest as number,
      count(*) filter (where e.ip_hash = sent.ip_hash) over newest as own,
      sum(octet_length(e.message) + 1000) over newest + octet_length(sent.message) + 1000 as bytes
    from contact.enquiries e
    where per_address is not null and e.network_hash = sent.network_hash and e.created_at > moment - interval '1 day'
    window newest as (order by e.created_at desc, e.id)
  ) as n;
  room_at := (
    select e.created_at + overall_window from contact.enquiries e
    where overall is not null and e.created_at > moment - overall_window
    order by e.created_at desc offset overall - 1 limit 1
  );
  full_until := greatest(full_until, case
    when exists (
      select from contact.enquiries n
      where n.network_hash = sent.network_hash and n.created_at > moment - per_address_window
    ) then room_at
    else (
      select e.created_at + overall_window from contact.enquiries e
      where room_at is not null and e.created_at > moment - overall_window
      order by e.created_at desc offset overall * 10 - 1 limit 1
    )
  end);
  if full_until is not null then
    outcome := 'limited';
    retry_after := ceil(extract(epoch from full_until - moment));
    return;
  end if;

  insert into contact.enquiries (
    id, status, name, email, phone, service, message, area, page, consent_version, ip_hash, network_hash, user_agent,
    content_hash, more
  )
  values (
    sent.id, case when is_spam then 'spam' else 'new' end, sent.name, sent.email, sent.phone, sent.service, sent.message,
    sent.area, sent.page, sent.consent_version, sent.ip_hash, sent.network_hash, sent.user_agent, sent.content_hash,
    sent.more
  );
  id := sent.id;
  outcome := 'stored';
  if not is_spam then
    perform contact.queue_mails(sent, coalesce(room_at, moment), room_at is null, acks_per_recipient, acks_per_day);
  end if;
end;
$$;

-- What a monitor has to report; null if all is well: a mail to the company that was not sent for 15 minutes, or a database
-- that takes 80% of its megabytes. It stores an enquiry, the longest, and takes it back: so it fails if the database is
-- read-only or has no room on its disk.
create function contact.check_health(megabytes integer)
returns text
language plpgsql
set search_path = ''
as $$
begin
  perform contact.submit(
    '{"name": "-", "email": "a@b.co", "phone": "-", "service": "-", "consent_version": "", "user_agent": ""}'
    || jsonb_build_object(
      'id', gen_random_uuid(), 'ip_hash', '', 'network_hash', '', 'content_hash', '',
      'message', (select string_agg(md5(random()::text), '') from generate_series(1, 312))
    ),
    false, null, null, 1
  );
  raise sqlstate 'UNDO1';
exception when sqlstate 'UNDO1' then
  return case
    when exists (
      select from contact.outbox o left join contact.enquiries e on e.id = o.enquiry_id
      where o.state = 'queued' and o.kind in ('notify', 'alarm') and e.status is distinct from 'spam'
        and o.queued_at < contact.now() - interval '15 minutes'
    ) then 'Mails to the company wait.'
    when pg_database_size(current_database()) > megabytes * 800000.0 then 'The database is nearly full.'
  end;
end;
$$;
