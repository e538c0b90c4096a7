import { escapeHtml } from '../escape.ts';
import { formatDateTime, replyBy } from '../times.ts';
import { fill } from '../words.ts';
import type { Office } from './office.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

const badge = (text: string, look: string) => `<span class="state ${look}">${escapeHtml(text)}</span>`;

/** A time in the company's language and time zone. The year is shown only if it is not the current year. */
export function timeOf(moment: string, { company, clock }: Office): string {
  const { language, timeZone } = company;
  const at = Date.parse(moment);
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  if (year.format(at) === year.format(clock.now())) return formatDateTime(at, company);
  return new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Until when an open enquiry is to be answered, or the status of another with its date. */
export function stateOf({ status, status_changed_at: since, area }: StoredEnquiry, office: Office): string {
  const { company, time, clock } = office;
  if (status !== 'new')
    return badge(fill(company.words.office.states[status], { time: timeOf(since, office) }), status);
  const { text, isLate } = replyBy(time.deadline(Date.parse(since), area), clock.now(), company);
  return badge(text, isLate ? 'late' : 'new');
}

/** How much of a visitor's text is shown at first, in characters. */
const longest = 600;

/** A visitor's text, of which the end can be opened if it is long. */
export function textOf(text: string, { company }: Office): string {
  const [start, end] = [[...text].slice(0, longest).join(''), [...text].slice(longest).join('')];
  if (end === '') return `<p class="text">${escapeHtml(text)}</p>`;
  return `<p class="text">${escapeHtml(start)}…</p><details><summary>${escapeHtml(company.words.office.showAll)}</summary><p class="text">…${escapeHtml(end)}</p></details>`;
}

/** The service, with the area that the visitor wrote from. */
export const aboutOf = ({ service, area }: StoredEnquiry) =>
  escapeHtml(area === null ? service : `${service}, ${area}`);

/** A note about the last action, which screen readers announce. */
export const noteFor = (text: string, id = '') =>
  `<p role="status"${id === '' ? '' : ` id="${id}"`}>${escapeHtml(text)}</p>`;

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export const linkTo = (path: string, words: string) => `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
