-- The outbox: queues the mails of an enquiry, gives them to senders, and notes what became of them.

-- Queues the mails of an enquiry. The acknowledgements of a day are limited for each recipient and altogether, so that
-- the form cannot flood the mailbox of another person. An address that mail servers may reject gets none: replyTo in
-- supabase/functions/send-contact-email/mail/notification.ts explains the rule.
create function contact.queue_mails(
  own contact.enquiries, due timestamptz, is_acknowledged boolean, acks_per_recipient integer, acks_per_day integer
)
returns void
language sql
set search_path = ''
as $$
  -- The enquiries of one mailbox are counted one after the other.
  select pg_advisory_xact_lock(6, hashtext(contact.mailbox(own.email)));
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

-- An enquiry as mails and the owner's pages contain it: with its mails that failed ten times or are dead, and whether the
-- same mailbox or number, without its country code, sent another one before. Without what only limits and the privacy
-- notice need.
create function contact.readable(own contact.enquiries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select own.more || (to_jsonb(own) - array['more', 'ip_hash', 'network_hash', 'content_hash', 'user_agent', 'consent_version', 'consented_at']) || jsonb_build_object(
    'wrote_before', exists (
      select from contact.enquiries e
      where e.created_at < own.created_at and (
        contact.mailbox(e.email) = contact.mailbox(own.email)
        or (length(contact.digits(own.phone)) > 7 and right(contact.digits(e.phone), 8) = right(contact.digits(own.phone), 8))
      )
    ),
    'late_mails', (
      select coalesce(
        jsonb_agg(jsonb_build_object('kind', o.kind, 'state', o.state, 'reason', o.last_error) order by o.id), '[]'
      )
      from contact.outbox o
      where o.enquiry_id = own.id and o.kind in ('notify', 'ack') and contact.is_undelivered(o)
    )
  );
$$;

-- Claims mails that are due, at most "most" of them. Until the lease ends, no other sender can claim them. If the sender
-- dies, the next one claims them after the lease. Without with_lists, it does not claim lists of enquiries, so that mails
-- about new ones are sent first; it never claims mails about spam. Each mail has the time when it was queued: its links
-- are valid from then, and are the same at every attempt. If a mail belongs to no enquiry, "enquiry" is null.
create function contact.claim(most integer, lease interval, with_lists boolean default true)
returns table (outbox_id bigint, kind text, occasion text, attempt integer, queued_at timestamptz, enquiry jsonb)
language sql
set search_path = ''
as $$
  with taken as (
    update contact.outbox o
    set attempts = o.attempts + 1, next_attempt_at = contact.now() + lease
    where o.id = any (array(
      select due.id from contact.outbox due
      where due.state = 'queued' and due.next_attempt_at <= contact.now()
        and (with_lists or due.enquiry_id is not null)
        and (due.kind = 'alarm' or not exists (
          select from contact.enquiries e where e.id = due.enquiry_id and e.status = 'spam'
        ))
      order by due.next_attempt_at, due.id
      limit most
      for update skip locked
    ))
    returning o.*
  )
  select t.id, t.kind, t.occasion, t.attempts, t.queued_at, contact.readable(e)
  from taken t left join contact.enquiries e on e.id = t.enquiry_id
  order by t.id;
$$;

-- Tries again after 5 s, 10 s, 20 s … 1 h, ± 25% so that many mails are not tried at once. After three days the mail is
-- dead. Returns the new state. If is_alarm_wanted, an alarm is queued when a mail has failed ten times, which takes most of
-- an hour, or is dead: at most one alarm a day, about all such mails.
create function contact.mark_failed(outbox_id bigint, reason text, is_alarm_wanted boolean default false)
returns text
language plpgsql
set search_path = ''
as $$
declare
  own contact.outbox;
begin
  perform from contact.enquiries where id = (select o.enquiry_id from contact.outbox o where o.id = outbox_id) for key share;
  update contact.outbox o
  set
    state = case when o.queued_at < contact.now() - interval '3 days' then 'dead' else 'queued' end,
    next_attempt_at = contact.now()
      + least(interval '5 seconds' * power(2, least(o.attempts, 20) - 1), interval '1 hour') * (0.75 + random() / 2),
    last_error = left(reason, 500)
  where o.id = outbox_id and o.state = 'queued'
  returning o.* into own;
  if is_alarm_wanted and own.kind <> 'alarm' and contact.is_undelivered(own) then
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
