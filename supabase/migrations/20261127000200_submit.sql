-- Storing an enquiry, within the limits.

-- Stores an enquiry, also the values of fields that have no column, and queues its mails, all or nothing. What became
-- of it:
--   stored    it is new
--   known     it was stored before: the same words with the same id, or within ten minutes. If the filter held it as
--             spam, and it comes again within ten minutes without a sign of spam, it becomes a normal enquiry.
--   conflict  an enquiry with other words has the same id
--   limited   too many came from this address, its network or altogether; retry_after says when to come again, in seconds
-- A network may send ten times as many as an address. Above the overall limit, only a network that has sent none just
-- before is let in, up to ten times the limit: its enquiry is stored, the mail to the business waits until there is
-- room, and the visitor gets no mail. A limit of null is no limit. Spam is kept, and causes no mail.
create function contact.submit(
  enquiry jsonb,
  is_spam boolean,
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
  sent contact.enquiries := jsonb_populate_record(null::contact.enquiries, enquiry);
  earlier contact.enquiries;
  full_until timestamptz;
  -- Read once, because contact.now() reads a setting, which is slower than now().
  moment timestamptz := contact.now();
  room_at timestamptz := moment;
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
  order by (e.id = sent.id) desc limit 1;
  if found then
    id := earlier.id;
    outcome := case when earlier.content_hash = sent.content_hash then 'known' else 'conflict' end;
    -- Only what the filter holds since it was stored: the owner may have marked it as spam herself.
    if outcome = 'known' and earlier.status = 'spam' and not is_spam
      and earlier.status_changed_at = earlier.created_at and earlier.created_at > moment - interval '10 minutes'
    then
      update contact.enquiries e set status = 'new' where e.id = earlier.id;
      perform contact.queue_mails(earlier, moment, true, acks_per_recipient, acks_per_day);
    end if;
    return;
  end if;

  -- Of each limit that is reached: when the n-th last enquiry leaves the window, so that there is room again.
  select max(reached.until) into full_until
  from (
    (
      select e.created_at + per_address_window as until from contact.enquiries e
      where per_address is not null and e.ip_hash = sent.ip_hash and e.created_at > moment - per_address_window
      order by e.created_at desc offset per_address - 1 limit 1
    )
    union all (
      select e.created_at + per_address_window from contact.enquiries e
      where per_address is not null and e.network_hash = sent.network_hash
        and e.created_at > moment - per_address_window
      order by e.created_at desc offset per_address * 10 - 1 limit 1
    )
    union all (
      select e.created_at + overall_window from contact.enquiries e
      where overall is not null and e.created_at > moment - overall_window
      order by e.created_at desc
      offset overall * case when exists (
        select from contact.enquiries n
        where n.network_hash = sent.network_hash and n.created_at > moment - per_address_window
      ) then 1 else 10 end - 1 limit 1
    )
  ) as reached;
  if full_until is not null then
    outcome := 'limited';
    retry_after := ceil(extract(epoch from full_until - moment));
    return;
  end if;

  select coalesce(max(last.created_at) + overall_window, moment) into room_at
  from (
    select e.created_at from contact.enquiries e
    where overall is not null and e.created_at > moment - overall_window
    order by e.created_at desc offset overall - 1 limit 1
  ) as last;

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
    perform contact.queue_mails(sent, room_at, room_at = moment, acks_per_recipient, acks_per_day);
  end if;
end;
$$;
