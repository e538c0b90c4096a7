-- Storing an enquiry, within the limits.

-- Stores an enquiry, also the values of fields that have no column, and queues its mails, all or nothing. What became
-- of it:
--   stored    it is new
--   known     it was stored before: the same words with the same id, or within ten minutes. If the filter held it as
--             spam, and it comes again within ten minutes without a sign of spam, it becomes a normal enquiry.
--   conflict  an enquiry with other words has the same id
--   limited   too many came from this address, or ten times the overall limit altogether; retry_after says when to come
--             again, in seconds
-- Above the overall limit, an enquiry is still stored: the mail to the business waits until there is room, and the
-- visitor gets no mail. A limit of null is no limit. Spam is kept, and causes no mail.
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
