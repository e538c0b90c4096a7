import { escapeHtml } from '../escape.ts';
import { fill } from '../words.ts';
import type { Office } from './office.ts';
import type { OfficeEnquiry } from './store.ts';
import { reminderOf, timeOf } from './times.ts';

/** The status of an enquiry with its date, and its reminder if that is in the future. */
export function stateOf(enquiry: OfficeEnquiry, office: Office): string {
  const { status, status_changed_at: since } = enquiry;
  const { states } = office.company.words.office;
  const own = `<span class="state ${status}">${escapeHtml(fill(states[status], { time: timeOf(since, office) }))}</span>`;
  const reminder = reminderOf(enquiry, office);
  if (reminder === undefined) return own;
  return `${own} <span class="state">${escapeHtml(fill(states.remind, { time: timeOf(reminder, office) }))}</span>`;
}

/** The service, with the area that the visitor wrote from. */
export const aboutOf = ({ service, area }: OfficeEnquiry) =>
  escapeHtml(area === null ? service : `${service}, ${area}`);

/** A note about the last action, which screen readers announce. */
export const noteFor = (text: string, id = '') =>
  `<p role="status"${id === '' ? '' : ` id="${id}"`}>${escapeHtml(text)}</p>`;

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export const linkTo = (path: string, words: string) => `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
