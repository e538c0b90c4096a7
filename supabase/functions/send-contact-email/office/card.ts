import type { Action, Status } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import { fields } from '../shared/fields.ts';
import { callLink, replyLink, whatsappLink } from '../mail/contact-links.ts';
import { hidden } from '../page-html.ts';
import { fill } from '../words.ts';
import { addressOf, valuesOf, type ListView } from './choice.ts';
import type { Office } from './office.ts';
import { aboutOf, linkTo, stateOf, textOf, timeOf } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** The actions that are possible in each status, the most usual first. */
const choices: Readonly<Record<Status, readonly [Action, ...Action[]]>> = {
  new: ['answered', 'spam'],
  answered: ['reopen', 'spam'],
  spam: ['genuine'],
};

/** The choice, and the fields that were added to the form later, each with its label. */
function furtherOf(enquiry: StoredEnquiry, { company }: Office): string {
  const own = ['name', 'email', 'phone', 'service', 'message'];
  const { line, labels } = company.words.mails;
  const later = fields.map(({ name }) => name).filter((name) => !own.includes(name));
  const lines = (['choice', ...later] as const).flatMap((name) => {
    const value = enquiry[name] ?? '';
    if (value === '') return [];
    return [`<p class="text">${escapeHtml(fill(line, { label: labels[name], value }))}</p>`];
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
function actionRows(enquiry: StoredEnquiry, shown: ListView, { company, path }: Office): string {
  const { id, status, phone, late_mails: mails, wrote_before: wroteBefore } = enquiry;
  const { actions, book, before } = company.words.office;
  const { reply, call, whatsapp } = company.words.mails.company;
  const kept = hidden({ ...valuesOf(shown), enquiry: id });
  const [first, ...others] = choices[status];
  const button = (action: Action) => `<button name="action" value="${action}">${escapeHtml(actions[action])}</button>`;
  const link = (href: string | undefined, words: string) => (href === undefined ? '' : linkTo(href, words));
  const main = [link(callLink(phone, company), call), link(whatsappLink(enquiry, company), whatsapp), button(first)];
  const rest = [
    link(replyLink(enquiry, company), reply),
    // The address has no data of the person.
    link(wroteBefore ? addressOf(path, { filter: 'all', search: id, page: 1 }) : undefined, before),
    ...[...others, ...(mails.some(({ state }) => state === 'dead') ? (['resend'] as const) : [])].map(button),
    link(addressOf(`${path}/forget`, shown, { enquiry: id }), book.forget),
  ];
  return `<form method="post" action="${escapeHtml(path)}/change">${kept}<div class="row main">${main.join('')}</div><div class="row plain">${rest.join('')}</div></form>`;
}

/** An enquiry in the list, with everything that can be done with it. */
export function cardOf(enquiry: StoredEnquiry, shown: ListView, office: Office): string {
  const { name, email, phone, message, created_at: at } = enquiry;
  return `<article class="card" aria-labelledby="n-${enquiry.id}">
<h2 id="n-${enquiry.id}">${escapeHtml(name)}</h2>
<p>${stateOf(enquiry, office)}</p>
<p class="soft">${escapeHtml(timeOf(at, office))}<br>${aboutOf(enquiry)}<br>${escapeHtml(phone)}<br>${escapeHtml(email)}</p>
${textOf(message, office)}${furtherOf(enquiry, office)}${lateOf(enquiry, office)}
${actionRows(enquiry, shown, office)}
</article>`;
}
