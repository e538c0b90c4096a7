import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { fill } from '../words.ts';
import type { OfficeEnquiry } from './store.ts';
import { timeOf } from './times.ts';

/** What an enquiry is, and since when, with its reminder. */
export function stateOf(
  { status, status_changed_at: since, remind_at: reminder }: OfficeEnquiry,
  company: Company,
): string {
  const { states } = company.words.office;
  const own = `<span class="state ${status}">${escapeHtml(fill(states[status], { time: timeOf(since, company) }))}</span>`;
  if (reminder === null) return own;
  return `${own} <span class="state">${escapeHtml(fill(states.remind, { time: timeOf(reminder, company) }))}</span>`;
}

/** The service, with the area that the visitor wrote from. */
export const aboutOf = ({ service, area }: OfficeEnquiry) =>
  escapeHtml(area === null ? service : `${service}, ${area}`);

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export const linkTo = (path: string, words: string) => `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
