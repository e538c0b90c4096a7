-- The owner's pages: the status of an enquiry, the list of enquiries, and signing in.

-- Gives an enquiry a status: 'new', 'answered' or 'spam'. What became of it:
--   done       it has this status now; if it was spam and is open now, its mails are queued as after a form
--   unchanged  it had this status already
--   gone       there is no such enquiry (any more)
create function contact.change(enquiry uuid, wanted text, acks_per_recipient integer, acks_per_day integer)
returns text
language plpgsql
set search_path = ''
as $$
declare
  stored contact.enquiries;
begin
  -- Two presses at the same moment come one after the other.
  select e.* into stored from contact.enquiries e where e.id = enquiry for no key update;
  if not found then
    return 'gone';
  elsif stored.status = wanted then
    return 'unchanged';
  end if;
  update contact.enquiries e set status = wanted, status_changed_at = contact.now() where e.id = stored.id;
  if stored.status = 'spam' and wanted = 'new' then
    perform contact.queue_mails(stored, contact.now(), true, acks_per_recipient, acks_per_day);
  end if;
  return 'done';
end;
$$;

-- A text as the search compares it: in small letters without marks, in one width, with one kind of quotes, dashes and
-- spaces, and without invisible characters.
create function contact.folded(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(case when words ~ '^[\u0001-_a-\u007f]*$' then words else regexp_replace(
    normalize(translate(words, '‘’‚‛ʻʼ′`´“”„‟″‐‑‒–—−đĐøØłŁı', repeat('''', 9) || '"""""------dDoOlLi'), nfkd),
    '[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
  ) end);
$$;

-- The enquiries that contain all words of a text, in any order; that have a number, however it is written, with or
-- without its country code; or that are from the person who sent the enquiry with this id. Each with whether it has a
-- mail that could not be delivered.
create function contact.search(search text)
returns table (own contact.enquiries, is_late boolean)
language sql
stable
set search_path = ''
as $$
  with typed as materialized (
    -- The words as patterns, and the digits if the text is a number: only digits, or at least seven with usual signs.
    select
      regexp_split_to_array('%' || regexp_replace(regexp_replace(words, '([\\%_])', '\\\1', 'g'), '\s+', '% %', 'g') || '%', ' ') as patterns,
      case when words ~ '^(\d{4,}|(?=(\D*\d){7})[-+().\/ \d]+)$' then contact.digits(words) end as digits
    from contact.folded(search) as words
  ),
  person as materialized (
    select contact.mailbox(p.email) as mailbox, right(contact.digits(p.phone), 8) as number
    from contact.enquiries p where p.id::text = lower(search)
  )
  select e, e.id in (
    select o.enquiry_id from contact.outbox o where o.kind in ('notify', 'ack') and contact.is_undelivered(o)
  )
  from contact.enquiries e
  cross join typed
  left join person on person.mailbox = contact.mailbox(e.email) or (length(person.number) = 8 and person.number = right(contact.digits(e.phone), 8))
  where search = ''
    or person.mailbox is not null
    or contact.folded(concat_ws(E'\n', e.name, e.email, e.phone, e.service, e.area, e.message, e.more)) like all (typed.patterns)
    or strpos(contact.digits(e.phone), typed.digits) > 0
    or (length(contact.digits(e.phone)) > 6 and typed.digits like '%' || contact.digits(e.phone));
$$;

-- The enquiries of a list, the newest first: at most as many, after those that are skipped, and after the last one of
-- the part before. wanted is a status, 'undelivered' for those with a mail that could not be delivered, or 'all'.
create function contact.find(
  wanted text, search text, most integer, skipped integer, last_at timestamptz default null, last_id uuid default null
)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  select contact.readable(listed.own)
  from (
    select found.own from contact.search(search) as found
    where (wanted in ('all', (found.own).status) or (wanted = 'undelivered' and found.is_late))
      and ((found.own).created_at, (found.own).id) < (coalesce(last_at, 'infinity'), last_id)
    order by (found.own).created_at desc, (found.own).id desc limit most offset skipped
  ) as listed;
$$;

-- The open enquiries with a text of which one may be due first: of those that came from the page of an area, and of the
-- others, the oldest, which are due first among themselves. Each with how many are open.
create function contact.first_open(search text, most integer)
returns table (enquiry jsonb, total integer)
language sql
stable
set search_path = ''
as $$
  select contact.readable(open.own), open.total
  from (
    select own, count(*) over ()::integer as total,
      row_number() over (partition by (own).area is null order by (own).status_changed_at, (own).id) as place
    from contact.search(search) where (own).status = 'new'
  ) as open
  where open.place <= most order by (open.own).status_changed_at, (open.own).id;
$$;

-- How many enquiries each list has: {"all": 3, "new": 1, …}.
create function contact.count_enquiries(search text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'all', count(*), 'undelivered', count(*) filter (where found.is_late),
    'new', count(*) filter (where (found.own).status = 'new'),
    'answered', count(*) filter (where (found.own).status = 'answered'),
    'spam', count(*) filter (where (found.own).status = 'spam')
  )
  from contact.search(search) as found;
$$;

-- A new link for the owner; null if she has enough links that can still be used. Everyone can request one, but all
-- links are mailed to the owner: whenever others make this return null, she has a link in her mailbox. After
-- most_in_day links in a day, only one at a time can be used, for four times as long, so that few mails are sent.
create function contact.create_sign_in_link(lifetime interval, most_at_once integer, most_in_day integer)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  link uuid;
begin
  perform pg_advisory_xact_lock(4, 0);
  delete from contact.sign_ins s where s.expires_at < contact.now() - interval '1 day';
  if most_in_day <= (
    select count(*) from contact.sign_ins s where s.created_at > contact.now() - interval '1 day'
  ) then
    most_at_once := 1;
    lifetime := lifetime * 4;
  end if;
  insert into contact.sign_ins (kind, expires_at)
  select 'link', contact.now() + lifetime
  where most_at_once > (
    select count(*) from contact.sign_ins s where s.kind = 'link' and s.expires_at > contact.now()
  )
  returning id into link;
  return link;
end;
$$;
