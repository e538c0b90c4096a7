-- Enquiries and the mails that they cause. Only the function reaches them, over its own connection: the API does not
-- expose the schema, row level security hides all rows from other roles, and other roles may call no function.
create schema contact;
revoke all on schema contact from public;

create table contact.enquiries (
  -- Made by the form, one for each that is filled in, so that a retry is not another enquiry.
  id uuid primary key,
  status text not null default 'new' check (status in ('new', 'spam', 'handled')),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 1 and 50),
  service text not null check (char_length(service) between 1 and 100),
  message text not null check (char_length(message) between 1 and 10000),
  -- The name of the area and the path of the page that the visitor wrote from.
  area text check (char_length(area) <= 100),
  page text check (char_length(page) <= 200),
  consent_version text not null,
  consented_at timestamptz not null default now(),
  -- SHA-256 of the address with a secret; the address itself is not kept.
  ip_hash bytea not null,
  user_agent text not null check (char_length(user_agent) <= 400),
  -- SHA-256 of the five fields. Two equal forms within ten minutes are one enquiry, if at least one came without an id
  -- of its own: while the scripts of a page load, the browser sends the form without an id, and later with one.
  content_hash bytea not null,
  has_own_id boolean not null default true,
  created_at timestamptz not null default now()
);
create index on contact.enquiries (created_at);
create index on contact.enquiries (ip_hash, created_at);
create index on contact.enquiries (content_hash, created_at);
create index on contact.enquiries (lower(email), created_at);

create table contact.outbox (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references contact.enquiries (id) on delete cascade,
  -- To the business, and to the visitor.
  kind text not null check (kind in ('notify', 'ack')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead')),
  attempts integer not null default 0,
  -- When it is due; while it is being sent, when another sender may take it.
  next_attempt_at timestamptz not null default now(),
  provider_id text,
  last_error text,
  unique (enquiry_id, kind)
);
create index on contact.outbox (next_attempt_at) where state = 'queued';

alter table contact.enquiries enable row level security;
alter table contact.outbox enable row level security;
