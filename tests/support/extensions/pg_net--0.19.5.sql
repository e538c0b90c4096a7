-- The part of the signature and of the tables of pg_net that the project uses.
create schema net;
create table net.http_request_queue (
  id bigint generated always as identity,
  url text not null,
  headers jsonb not null,
  timeout_milliseconds integer not null
);
create table net._http_response (
  id bigint,
  status_code integer,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as $$
  insert into net.http_request_queue (url, headers, timeout_milliseconds) values (url, headers, timeout_milliseconds)
  returning id;
$$;
