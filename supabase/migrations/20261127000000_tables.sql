-- Enquiries, the mails that they cause, and the owner's access. Only the function reaches them, over its own
-- connection: the API does not expose the schema, row level security hides all rows from other roles, and other roles
-- may call no function. Whoever changes many enquiries takes the lock 7 first. After it, all functions lock in this order,
-- so that none waits for another one for good: 5, 1, 2, one enquiry, 6, what belongs to the enquiry, 3.
create schema contact;

-- The current time, plus the setting contact.clock_offset of the connection: an interval, with which tests skip days.
-- All functions read the time from here.
create function contact.now()
returns timestamptz
language sql
stable
as $$
  select pg_catalog.now() + coalesce(nullif(pg_catalog.current_setting('contact.clock_offset', true), ''), '0')::interval;
$$;

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

-- The digits of a number.
create function contact.digits(number text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(normalize(number, nfkc), '[^0-9]', '', 'g');
$$;

create table contact.enquiries (
  -- Made by the form, one for each that is filled in, so that a retry is not another enquiry.
  id uuid primary key,
  -- Whether it is open ('new'), was answered, or is spam; status_changed_at is since when.
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 1 and 50),
  service text not null check (char_length(service) between 1 and 100),
  message text not null check (char_length(message) between 1 and 10000),
  -- The name of the area and the path of the page that the visitor wrote from.
  area text check (char_length(area) <= 100),
  page text check (char_length(page) <= 200),
  consent_version text not null,
  consented_at timestamptz not null default contact.now(),
  -- SHA-256 of the address with a secret, and of its network; the address itself is not kept.
  ip_hash bytea not null,
  network_hash bytea not null,
  user_agent text not null check (char_length(user_agent) <= 400),
  -- SHA-256 of what the visitor wrote. Two equal forms within ten minutes are one enquiry: while the scripts of a page
  -- load, the browser sends the form without an id of its own, and later with one.
  content_hash bytea not null,
  created_at timestamptz not null default contact.now(),
  -- The values of form fields that have no column, so that a new field needs no migration:
  -- {"date": "any weekday in May"}.
  more jsonb not null default '{}',
  status_changed_at timestamptz not null default contact.now()
);
create index on contact.enquiries (created_at);
create index on contact.enquiries (network_hash, created_at);
create index on contact.enquiries (content_hash, created_at);
create index on contact.enquiries (lower(email), created_at);
create index on contact.enquiries (contact.mailbox(email), created_at);
create index on contact.enquiries (right(contact.digits(phone), 8), created_at);
create index on contact.enquiries (status_changed_at) where status = 'new';

-- The mails that were sent or are to be sent. A mail is tried for three days after it is queued.
create table contact.outbox (
  id bigint generated always as identity primary key,
  -- The enquiry that the mail is about; null for a list of enquiries.
  enquiry_id uuid references contact.enquiries (id) on delete cascade,
  --   notify    to the business: a new enquiry
  --   ack       to the visitor: it was received
  --   alarm     to the operator: mails could not be sent; it belongs to the enquiry of the first of them
  --   morning   to the business: what is open, and what the filter held
  kind text not null check (kind in ('notify', 'ack', 'alarm', 'morning')),
  -- "dead": it could not be sent for three days. "skipped": there was no reason to send it; it is not decided again.
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead', 'skipped')),
  attempts integer not null default 0,
  -- When it is due; while it is being sent, when another sender may take it.
  next_attempt_at timestamptz not null default contact.now(),
  last_error text,
  queued_at timestamptz not null default contact.now(),
  -- The day of a list of enquiries.
  occasion text not null default '',
  constraint outbox_once unique nulls not distinct (enquiry_id, kind, occasion)
);
create index on contact.outbox (next_attempt_at) where state = 'queued';
create index on contact.outbox (queued_at) where kind = 'ack';
create index on contact.outbox (queued_at) where enquiry_id is null;

-- Whether somebody has to know of a mail: it is dead, or failed ten times.
create function contact.is_undelivered(own contact.outbox)
returns boolean
language sql
immutable
as $$
  select own.state = 'dead' or (own.state = 'queued' and own.attempts >= 10);
$$;

-- Who may read the enquiries: a link that was mailed to the owner becomes a session when it is used.
create table contact.sign_ins (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('link', 'session')),
  created_at timestamptz not null default contact.now(),
  expires_at timestamptz not null
);
create index on contact.sign_ins (created_at);

alter table contact.enquiries enable row level security;
alter table contact.outbox enable row level security;
alter table contact.sign_ins enable row level security;
