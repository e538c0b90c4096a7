import { uuidRule } from '../enquiry.ts';
import { tableFor } from '../enquiry-table.ts';
import { escapeHtml } from '../escape.ts';
import { hidden } from '../page-html.ts';
import { filters, isStatus, type Filter } from '../status.ts';
import { fill } from '../words.ts';
import { cardOf } from './card.ts';
import { listAddress, listViewIn, type ListView } from './choice.ts';
import { changeStatus, type Office, type OfficeRequest } from './office.ts';
import { ownerPage, privateHeaders, redirectTo, refuse } from './page.ts';
import { linkTo, noteFor, paragraph } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** How many enquiries a page lists. */
const pageSize = 25;

const pageCount = (enquiries: number) => Math.max(1, Math.ceil(enquiries / pageSize));

function filterLinks(view: ListView, counts: Readonly<Record<Filter, number>>, { company, path }: Office): string {
  const { book } = company.words.office;
  const items = filters.map((filter) => {
    const current = filter === view.filter ? ' aria-current="true"' : '';
    const address = listAddress(path, { ...view, filter, page: 1 });
    return `<li><a href="${escapeHtml(address)}"${current}>${escapeHtml(book.filters[filter])}&nbsp;<small>${counts[filter].toLocaleString(company.language)}</small></a></li>`;
  });
  return `<nav aria-label="${escapeHtml(book.show)}"><ul>${items.join('')}</ul></nav>`;
}

/** A search is in all enquiries; the links to the filters then show how many each has. */
function searchForm({ search }: ListView, { company, path }: Office): string {
  const { book } = company.words.office;
  return `<form class="search" role="search" action="${escapeHtml(path)}">${hidden({ status: 'all' })}<label for="search">${escapeHtml(book.search)}</label><div><input type="search" id="search" name="search" value="${escapeHtml(search)}"><button>${escapeHtml(book.find)}</button></div></form>`;
}

function pageLinks(view: ListView, total: number, { company, path }: Office): string {
  const pages = pageCount(total);
  if (pages < 2) return '';
  const { book } = company.words.office;
  const to = (page: number, words: string) => linkTo(listAddress(path, { ...view, page }), words);
  return `<div class="row">${view.page > 1 ? to(view.page - 1, book.previous) : ''}<span>${escapeHtml(fill(book.page, { page: String(view.page), pages: String(pages) }))}</span>${view.page < pages ? to(view.page + 1, book.next) : ''}</div>`;
}

/** The anchor of the note to which a button leads back. */
const place = 'did';

/** A note about the button that led to this page, and the id of its enquiry, if it still exists. */
async function noteIn(query: URLSearchParams, { store, company }: Office): Promise<{ id?: string; note: string }> {
  const did = query.get('did') ?? '';
  const enquiry = await store.enquiry(query.get('enquiry'));
  if (enquiry === undefined || !(did === 'nothing' || isStatus(did))) return { note: '' };
  const text = fill(company.words.office.notes[did], { name: enquiry.name });
  return { id: enquiry.id, note: noteFor(text, place) };
}

/** What is below a list: the link to its table, and the button that ends the session. */
function tools(view: ListView, total: number, { company, path }: Office): string {
  const { book } = company.words.office;
  const words = fill(book.export, { count: total.toLocaleString(company.language) });
  const table = total === 0 ? '' : linkTo(listAddress(`${path}/export`, { ...view, page: 1 }), words);
  return `<div class="row">${table}<form class="plain" method="post" action="${escapeHtml(path)}/leave"><button>${escapeHtml(book.leave)}</button></form></div>`;
}

/** The page with a list. The note about a button is before the card of its enquiry, or at the top without that card. */
export async function showEnquiries({ query }: OfficeRequest, office: Office): Promise<Response> {
  const { company, store, time } = office;
  const { book } = company.words.office;
  const asked = listViewIn((name) => query.get(name));
  const counts = await store.counts(asked.search);
  const total = counts[asked.filter];
  // The only enquiry of the last page may no longer match the filter.
  const view = { ...asked, page: Math.min(asked.page, pageCount(total)) };
  const skipped = (view.page - 1) * pageSize;
  const enquiries = await (view.filter === 'new'
    ? store.findOpen(view.search, pageSize, skipped, time)
    : store.find(view, pageSize, skipped));
  const { id: noted, note } = await noteIn(query, office);
  const content = [
    enquiries.some(({ id }) => id === noted) ? '' : note,
    filterLinks(view, counts, office),
    searchForm(view, office),
    total === 0 ? paragraph(book.none) : '',
    ...enquiries.map((own) => (own.id === noted ? note : '') + cardOf(own, view, office)),
    pageLinks(view, total, office),
    tools(view, total, office),
  ];
  return ownerPage(company, { heading: book.heading, content: content.join('\n'), isList: true });
}

/** How many enquiries of a table are read at once. */
const partSize = 1_000;

/** All enquiries that match a choice, as a file. */
export async function exportEnquiries({ query }: OfficeRequest, { company, store }: Office): Promise<Response> {
  const view = listViewIn((name) => query.get(name));
  const { head, rows: rowsOf } = tableFor(company);
  let table = head;
  // Others may arrive meanwhile, so each part begins after the last one.
  for (let last: StoredEnquiry | undefined; ;) {
    const part = await store.find(view, partSize, 0, last);
    last = part.at(-1);
    if (last === undefined) break;
    table += rowsOf(part);
  }
  return new Response(table, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

/** Changes the status by a button in the list, and redirects to the list. */
export async function changeOne({ form }: OfficeRequest, office: Office): Promise<Response> {
  const { enquiry = '', to = '' } = form;
  if (!uuidRule.test(enquiry) || !isStatus(to)) return refuse('invalid', office);
  const outcome = await changeStatus(enquiry, to, office);
  if (outcome === 'gone') return refuse('gone', office);
  const did = outcome === 'done' ? to : 'nothing';
  const view = listViewIn((name) => form[name]);
  return redirectTo(`${listAddress(office.path, view, { did, enquiry })}#${place}`);
}
