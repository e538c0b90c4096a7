import { escapeHtml } from '../escape.ts';
import { fields } from '../shared/fields.ts';
import { waysTo } from '../mail/contact-links.ts';
import { aboutOf } from '../mail/subject.ts';
import { hidden } from '../page-html.ts';
import { buttonWords, nextOf } from '../status.ts';
import { formatDateTime } from '../times.ts';
import { fill } from '../words.ts';
import { listAddress, viewParameters, type ListView } from './choice.ts';
import type { Office } from './office.ts';
import { linkTo, stateOf, preformatted } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** The choice, and the fields that were added to the form later, each with its label. */
function furtherOf(enquiry: StoredEnquiry, { company }: Office): string {
  const own = ['name', 'email', 'phone', 'service', 'message'];
  const { line, labels } = company.words.mails;
  const later = fields.map(({ name }) => name).filter((name) => !own.includes(name));
  const lines = (['choice', ...later] as const).flatMap((name) => {
    const value = enquiry[name] ?? '';
    if (value === '') return [];
    return [preformatted(fill(line, { label: labels[name], value }))];
  });
  return lines.join('');
}

function lateOf({ late_mails: mails }: StoredEnquiry, { company }: Office): string {
  const words = company.words.office.book.undelivered;
  return mails
    .map(({ kind, reason }) => `<p><b>${escapeHtml(fill(words[kind], { reason: reason ?? '' }))}</b></p>`)
    .join('');
}

/** What can be done with an enquiry: buttons for what is done most, and below them the rest. */
function actionRows(enquiry: StoredEnquiry, view: ListView, { company, path }: Office): string {
  const { id, status, wrote_before: wroteBefore } = enquiry;
  const { words } = company;
  const kept = hidden({ ...viewParameters(view), enquiry: id });
  const [fast, others] = waysTo(enquiry, company).map((ways) => ways.map((way) => linkTo(way.href, way.words)));
  const [first, ...rest] = nextOf[status].map(
    (to) => `<button name="to" value="${to}">${escapeHtml(buttonWords(status, to, words))}</button>`,
  );
  // The address has no data of the person.
  const before = linkTo(listAddress(path, { filter: 'all', search: id, page: 1 }), words.office.before);
  const forget = linkTo(listAddress(`${path}/forget`, view, { enquiry: id }), words.office.book.forget);
  const plain = [...others!, ...(wroteBefore ? [before] : []), ...rest, forget];
  return `<form method="post" action="${escapeHtml(path)}/change">${kept}<div class="row main">${fast!.join('')}${first}</div><div class="row plain">${plain.join('')}</div></form>`;
}

/** An enquiry in the list, with everything that can be done with it. */
export function cardOf(enquiry: StoredEnquiry, view: ListView, office: Office): string {
  const { name, email, phone, message, created_at: at } = enquiry;
  return `<article class="card" aria-labelledby="n-${enquiry.id}">
<h2 id="n-${enquiry.id}">${escapeHtml(name)}</h2>
<p>${stateOf(enquiry, office)}</p>
<p class="soft">${escapeHtml(formatDateTime(Date.parse(at), office.company))}<br>${escapeHtml(aboutOf(enquiry))}<br>${escapeHtml(phone)}<br>${escapeHtml(email)}</p>
${preformatted(message)}${furtherOf(enquiry, office)}${lateOf(enquiry, office)}
${actionRows(enquiry, view, office)}
</article>`;
}
