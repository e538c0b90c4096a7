import { escapeHtml } from '../escape.ts';
import { formatDateTime, replyBy } from '../times.ts';
import { fill } from '../words.ts';
import type { Office } from './office.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

const badge = (text: string, look: string) => `<span class="state ${look}">${escapeHtml(text)}</span>`;

/** Until when an open enquiry is to be answered, or the status of another with its time. */
export function stateOf({ status, status_changed_at: since, area }: StoredEnquiry, office: Office): string {
  const { company, time, now } = office;
  const at = Date.parse(since);
  if (status === 'new') {
    const { text, isLate } = replyBy(time.deadline(at, area), now(), company);
    return badge(text, isLate ? 'late' : 'new');
  }
  return badge(fill(company.words.office.states[status], { time: formatDateTime(at, company) }), status);
}

/** A text that a visitor typed, with its line breaks. */
export const preformatted = (text: string) => `<p class="text">${escapeHtml(text)}</p>`;

/** A note about the last action, which screen readers announce. */
export const noteFor = (text: string, id = '') =>
  `<p role="status"${id === '' ? '' : ` id="${id}"`}>${escapeHtml(text)}</p>`;

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export const linkTo = (path: string, words: string) => `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
