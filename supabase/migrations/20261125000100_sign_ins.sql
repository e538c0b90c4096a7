-- What concerns the owner's access has the names that the function's code uses.

alter table contact.entries rename to sign_ins;

alter function contact.book(text, text, integer, integer) rename to list_enquiries;

drop function contact.request_entry(interval, integer, integer);
drop function contact.can_enter(uuid);
drop function contact.enter(uuid, interval);
drop function contact.is_entered(uuid);
drop function contact.leave(uuid);

-- A new link for the owner; null if she has enough links that can still be used. Everyone can request one, but all links
-- are mailed to the owner: whenever others make this return null, she has a link in her mailbox. After most_in_day links
-- in a day, only one at a time can be used, for four times as long, so that few mails are sent.
create function contact.create_sign_in_link(lifetime interval, most_at_once integer, most_in_day integer)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  own uuid;
begin
  perform pg_advisory_xact_lock(4, 0);
  delete from contact.sign_ins s where s.expires_at < contact.now() - interval '1 day';
  if most_in_day <= (
    select count(*) from contact.sign_ins s where s.kind = 'link' and s.created_at > contact.now() - interval '1 day'
  ) then
    most_at_once := 1;
    lifetime := lifetime * 4;
  end if;
  if most_at_once <= (select count(*) from contact.sign_ins s where contact.is_link_usable(s.id)) then
    return null;
  end if;
  insert into contact.sign_ins (kind, expires_at) values ('link', contact.now() + lifetime) returning id into own;
  return own;
end;
$$;

-- Whether a link can still be used.
create function contact.is_link_usable(link uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from contact.sign_ins s
    where s.id = link and s.kind = 'link' and s.used_at is null and s.expires_at > contact.now()
  );
$$;

-- Uses a link: a new session; null if the link was used before or is too old.
create function contact.sign_in(link uuid, lifetime interval)
returns uuid
language sql
set search_path = ''
as $$
  with used as (
    update contact.sign_ins s set used_at = contact.now()
    where s.id = link and s.kind = 'link' and s.used_at is null and s.expires_at > contact.now()
    returning 1
  )
  insert into contact.sign_ins (kind, expires_at) select 'session', contact.now() + lifetime from used returning id;
$$;

create function contact.is_signed_in(session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from contact.sign_ins s where s.id = session and s.kind = 'session' and s.expires_at > contact.now()
  );
$$;

create function contact.sign_out(session uuid)
returns void
language sql
set search_path = ''
as $$
  delete from contact.sign_ins s where s.id = session and s.kind = 'session';
$$;

-- New objects have default privileges. They are revoked, so that only the function's connection can use the objects.
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
