import { actions, filters, type Action, type Filter } from '../actions.ts';
import { uuidRule } from '../enquiry.ts';
import { tableFor } from '../enquiry-table.ts';
import { escapeHtml } from '../escape.ts';
import { hidden } from '../page-html.ts';
import { fill } from '../words.ts';
import { cardOf } from './card.ts';
import { addressOf, listViewIn, type ListView } from './choice.ts';
import type { Office, OfficeRequest } from './office.ts';
import { ownerPage, privateHeaders, redirectTo, refuse } from './page.ts';
import { linkTo, noteFor, paragraph } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** How many enquiries a page lists. */
const pageSize = 25;

const pagesOf = (enquiries: number) => Math.max(1, Math.ceil(enquiries / pageSize));

const isAction = (value: string): value is Action => (actions as readonly string[]).includes(value);

/** The id of the enquiry that a request is about; undefined if the value is not a UUID. */
export function enquiryIn(value: string | null | undefined): string | undefined {
  return uuidRule.test(value ?? '') ? (value ?? undefined) : undefined;
}

function filterLinks(shown: ListView, counts: Listed['counts'], { company, path }: Office): string {
  const { book } = company.words.office;
  const items = filters.map((filter) => {
    const current = filter === shown.filter ? ' aria-current="true"' : '';
    const address = addressOf(path, { ...shown, filter, page: 1 });
    return `<li><a href="${escapeHtml(address)}"${current}>${escapeHtml(book.filters[filter])}&nbsp;<small>${counts[filter].toLocaleString(company.language)}</small></a></li>`;
  });
  return `<nav aria-label="${escapeHtml(book.show)}"><ul>${items.join('')}</ul></nav>`;
}

/** A search is in all enquiries; the links to the filters then show how many each has. */
function searchForm({ search }: ListView, { company, path }: Office): string {
  const { book } = company.words.office;
  return `<form class="search" role="search" action="${escapeHtml(path)}">${hidden({ status: 'all' })}<label for="search">${escapeHtml(book.search)}</label><div><input type="search" id="search" name="search" value="${escapeHtml(search)}"><button>${escapeHtml(book.find)}</button></div></form>`;
}

function pageLinks(shown: ListView, total: number, { company, path }: Office): string {
  const pages = pagesOf(total);
  if (pages < 2) return '';
  const { book } = company.words.office;
  const to = (page: number, words: string) => linkTo(addressOf(path, { ...shown, page }), words);
  return `<div class="row">${shown.page > 1 ? to(shown.page - 1, book.previous) : ''}<span>${escapeHtml(fill(book.page, { page: String(shown.page), pages: String(pages) }))}</span>${shown.page < pages ? to(shown.page + 1, book.next) : ''}</div>`;
}

/** The anchor of the note to which a button leads back. */
const place = 'did';

/** A note about the button that led to this page, if its enquiry still exists. */
async function noteIn(query: URLSearchParams, { store, company }: Office): Promise<Note | undefined> {
  const did = query.get('did') ?? '';
  const id = enquiryIn(query.get('enquiry'));
  if (id === undefined || (did !== 'nothing' && !isAction(did))) return undefined;
  const enquiry = await store.enquiry(id);
  return enquiry && { id, html: noteFor(fill(company.words.office.notes[did], { name: enquiry.name }), place) };
}

/** A note about an enquiry. */
interface Note {
  id: string;
  html: string;
}

interface Listed {
  enquiries: readonly StoredEnquiry[];
  /** How many enquiries each filter shows. */
  counts: Readonly<Record<Filter, number>>;
}

/**
 * The page with a list. The note about a button is before the card of its enquiry, or at the top if that card is not on
 * the page.
 */
function listPage({ enquiries, counts }: Listed, shown: ListView, note: Note | undefined, office: Office): Response {
  const { company, path } = office;
  const { book } = company.words.office;
  const isNoted = ({ id }: StoredEnquiry) => id === note?.id;
  const cards = enquiries.map((own) => (isNoted(own) ? note!.html : '') + cardOf(own, shown, office));
  const total = counts[shown.filter];
  const tools = `<div class="row">${total === 0 ? '' : linkTo(addressOf(`${path}/export`, { ...shown, page: 1 }), fill(book.export, { count: total.toLocaleString(company.language) }))}<form class="plain" method="post" action="${escapeHtml(path)}/leave"><button>${escapeHtml(book.leave)}</button></form></div>`;
  const content = [
    note === undefined || enquiries.some(isNoted) ? '' : note.html,
    filterLinks(shown, counts, office),
    searchForm(shown, office),
    total === 0 ? paragraph(book.none) : '',
    ...cards,
    pageLinks(shown, total, office),
    tools,
  ];
  return ownerPage(company, { heading: book.heading, content: content.join('\n'), isList: true });
}

/** The page with all enquiries. */
export async function showEnquiries({ query }: OfficeRequest, office: Office): Promise<Response> {
  const asked = listViewIn((name) => query.get(name));
  const counts = await office.store.counts(asked.search);
  // The only enquiry of the last page may no longer match the filter.
  const shown = { ...asked, page: Math.min(asked.page, pagesOf(counts[asked.filter])) };
  const { store, time } = office;
  const skipped = (shown.page - 1) * pageSize;
  const enquiries = await (shown.filter === 'new'
    ? store.findOpen(shown.search, pageSize, skipped, time)
    : store.find(shown, pageSize, skipped));
  return listPage({ enquiries, counts }, shown, await noteIn(query, office), office);
}

/** How many enquiries of a downloaded table are in memory at once. */
const partSize = 1_000;

async function* tableOf(shown: ListView, { company, store }: Office): AsyncGenerator<string> {
  const { head, rowsOf } = tableFor(company);
  yield head;
  // Others may arrive meanwhile, so each part begins after the last one.
  for (let last: StoredEnquiry | undefined; ;) {
    const part = await store.find(shown, partSize, 0, last);
    last = part.at(-1);
    if (last === undefined) return;
    yield rowsOf(part);
  }
}

/** All enquiries that match a choice, as a file. */
export async function exportEnquiries({ query }: OfficeRequest, office: Office): Promise<Response> {
  // A table that has begun could not say that the database is down.
  await office.store.counts('');
  const parts = tableOf(
    listViewIn((name) => query.get(name)),
    office,
  );
  const body = new ReadableStream<string>({
    pull: async (to) => {
      const { value } = await parts.next();
      if (value === undefined) to.close();
      else to.enqueue(value);
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

/** Performs the action of a button in the list, and redirects to the list. */
export async function changeOne({ form }: OfficeRequest, office: Office): Promise<Response> {
  const { store, log, onQueued } = office;
  const enquiry = enquiryIn(form['enquiry']);
  const action = form['action'] ?? '';
  if (enquiry === undefined || !isAction(action)) return refuse('invalid', office);
  const outcome = await store.act(enquiry, action);
  log('changed', { enquiry, action, outcome, by: 'book' });
  if (outcome === 'gone') return refuse('gone', office);
  if (outcome === 'done' && (action === 'genuine' || action === 'resend')) onQueued();
  const did = outcome === 'done' ? action : 'nothing';
  const shown = listViewIn((name) => form[name]);
  return redirectTo(`${addressOf(office.path, shown, { did, enquiry })}#${place}`);
}
