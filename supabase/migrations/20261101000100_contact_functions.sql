-- One function for each thing that can be done with an enquiry.

-- Stores an enquiry and queues its mails, all or nothing. What became of it:
--   stored   it is new
--   known    it was stored before: the same id, or the same words within ten minutes, unless the browser made an id for
--            both the stored enquiry and this one
--   limited  too many came from this address or altogether; retry_after says when to come again, in seconds
-- A limit of null is no limit. Spam is kept, and causes no mail.
create function contact.submit(
  enquiry jsonb,
  is_spam boolean,
  has_own_id boolean,
  per_address integer,
  per_address_window interval,
  overall integer,
  overall_window interval,
  acks_per_recipient integer,
  out outcome text,
  out id uuid,
  out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  own contact.enquiries := jsonb_populate_record(null::contact.enquiries, enquiry);
  oldest timestamptz;
begin
  -- Equal forms are processed one after the other, and so are the forms of one address if they are limited. All others
  -- are processed in parallel.
  perform pg_advisory_xact_lock(1, hashtext(encode(own.content_hash, 'hex')));
  if per_address is not null then
    perform pg_advisory_xact_lock(2, hashtext(encode(own.ip_hash, 'hex')));
  end if;

  select e.id into id from contact.enquiries e
  where e.id = own.id
    or (
      e.content_hash = own.content_hash and e.created_at > now() - interval '10 minutes'
      and not (e.has_own_id and submit.has_own_id)
    )
  limit 1;
  if found then
    outcome := 'known';
    return;
  end if;

  -- The n-th last one still within the window: when it leaves, there is room again.
  select e.created_at into oldest from contact.enquiries e
  where e.ip_hash = own.ip_hash and e.created_at > now() - per_address_window
  order by e.created_at desc offset per_address - 1 limit 1;
  if per_address is not null and found then
    outcome := 'limited';
    retry_after := ceil(extract(epoch from oldest + per_address_window - now()));
    return;
  end if;

  if overall is not null then
    select e.created_at into oldest from contact.enquiries e
    where e.created_at > now() - overall_window
    order by e.created_at desc offset overall - 1 limit 1;
    if found then
      outcome := 'limited';
      retry_after := ceil(extract(epoch from oldest + overall_window - now()));
      return;
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
  if is_spam then
    return;
  end if;

  insert into contact.outbox (enquiry_id, kind) values (own.id, 'notify');
  -- Acknowledgements are limited, so that the form cannot flood the mailbox of another person.
  insert into contact.outbox (enquiry_id, kind)
  select own.id, 'ack'
  where (
    select count(*) from contact.outbox o join contact.enquiries e on e.id = o.enquiry_id
    where o.kind = 'ack' and lower(e.email) = lower(own.email) and e.created_at > now() - interval '1 day'
  ) < acks_per_recipient;
end;
$$;

-- Claims mails that are due, at most "most" of them. Until the lease ends, no other sender can claim them. If the
-- sender dies, the next one claims them after the lease.
create function contact.claim(most integer, lease interval)
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
  select t.id, t.kind, t.attempts, to_jsonb(e) - 'ip_hash' - 'content_hash' - 'user_agent'
  from taken t join contact.enquiries e on e.id = t.enquiry_id
  order by t.id;
$$;

-- Notes mails that were sent, each with its id at the provider: {"1": "4ef9a417-02e9"}.
create function contact.mark_sent(providers jsonb)
returns void
language sql
set search_path = ''
as $$
  update contact.outbox o
  set state = 'sent', provider_id = providers ->> o.id::text, last_error = null
  where o.id = any (array(select jsonb_object_keys(providers)::bigint));
$$;

-- Tries again after 5 s, 10 s, 20 s … 1 h. After ten attempts the mail is dead; the new state is the answer.
create function contact.mark_failed(outbox_id bigint, reason text)
returns text
language sql
set search_path = ''
as $$
  update contact.outbox
  set
    state = case when attempts >= 10 then 'dead' else 'queued' end,
    next_attempt_at = now() + least(interval '5 seconds' * power(2, attempts - 1), interval '1 hour'),
    last_error = left(reason, 500)
  where id = outbox_id and state = 'queued'
  returning state;
$$;

-- When the next mail is due; null where none waits.
create function contact.next_due()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select min(next_attempt_at) from contact.outbox where state = 'queued';
$$;

-- Deletes enquiries that are older than the retention. Returns how many.
create function contact.purge(retention interval)
returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from contact.enquiries where created_at < now() - retention returning 1)
  select count(*)::integer from gone;
$$;

-- Deletes everything of one person. Returns how many enquiries that was.
create function contact.forget(address text)
returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from contact.enquiries where lower(email) = lower(address) returning 1)
  select count(*)::integer from gone;
$$;

-- Supabase has these roles, and gives them rights on what is new; a plain PostgreSQL has not.
do $$
declare
  reader text;
begin
  revoke all on all tables in schema contact from public;
  revoke all on all functions in schema contact from public;
  foreach reader in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_catalog.pg_roles where rolname = reader) then
      execute format('revoke all on schema contact from %I', reader);
      execute format('revoke all on all tables in schema contact from %I', reader);
      execute format('revoke all on all sequences in schema contact from %I', reader);
      execute format('revoke all on all functions in schema contact from %I', reader);
    end if;
  end loop;
end;
$$;
