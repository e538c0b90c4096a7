import { escapeHtml } from '../escape.ts';
import { replyBy } from '../times.ts';
import { fill } from '../words.ts';
import type { Office } from './office.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { reminderOf, timeOf } from './times.ts';

const badge = (text: string, look = '') => `<span class="state ${look}">${escapeHtml(text)}</span>`;

/** Until when an open enquiry is to be answered, or the status of another with its date; and a reminder in the future. */
export function stateOf(enquiry: StoredEnquiry, office: Office): string {
  const { status, status_changed_at: since, area } = enquiry;
  const { company, time, clock } = office;
  const { states } = company.words.office;
  const { text, isLate } = replyBy(time.deadline(Date.parse(since), area), clock.now(), company);
  const own =
    status === 'new'
      ? badge(text, isLate ? 'late' : 'new')
      : badge(fill(states[status], { time: timeOf(since, office) }), status);
  const reminder = reminderOf(enquiry, office);
  return reminder === undefined ? own : `${own} ${badge(fill(states.remind, { time: timeOf(reminder, office) }))}`;
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
