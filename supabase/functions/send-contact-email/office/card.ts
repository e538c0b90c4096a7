import type { Action, Status } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import { fields } from '../fields.ts';
import { callLink, replyLink, whatsappLink } from '../mail/contact-links.ts';
import { fill } from '../words.ts';
import { addressOf, valuesOf, type ListView } from './choice.ts';
import type { Office } from './office.ts';
import { hidden } from './page.ts';
import { aboutOf, linkTo, stateOf } from './parts.ts';
import type { OfficeEnquiry } from './store.ts';
import { timeOf } from './times.ts';

/** The actions that are possible in each status. */
const choices: Readonly<Record<Status, readonly Action[]>> = {
  new: ['answered', 'remind', 'spam'],
  answered: ['reopen', 'spam'],
  spam: ['genuine'],
};

/** The fields that were added to the form later, each with its label. */
function furtherOf(enquiry: OfficeEnquiry, { company }: Office): string {
  const own = ['name', 'email', 'phone', 'service', 'message'];
  const { line, labels } = company.words.mails;
  const lines = fields.flatMap(({ name }) => {
    const value = enquiry[name] ?? '';
    if (own.includes(name) || value === '') return [];
    return [`<p class="text">${escapeHtml(fill(line, { label: labels[name], value }))}</p>`];
  });
  return lines.join('');
}

function lateOf({ late_mails: mails }: OfficeEnquiry, { company }: Office): string {
  const words = company.words.office.book.undelivered;
  return mails
    .map(({ kind, reason }) => `<p><b>${escapeHtml(fill(words[kind], { reason: reason ?? '' }))}</b></p>`)
    .join('');
}

/** The links to contact the visitor. */
function contactRow(enquiry: OfficeEnquiry, { company }: Office): string {
  const { reply, call, whatsapp } = company.words.mails.company;
  const links = [
    [replyLink(enquiry, company), reply],
    [callLink(enquiry.phone, company), call],
    [whatsappLink(enquiry, company), whatsapp],
  ] as const;
  return `<div class="row">${links.map(([href, words]) => (href === undefined ? '' : linkTo(href, words))).join('')}</div>`;
}

function actionRow(
  { id, status, late_mails: mails }: OfficeEnquiry,
  shown: ListView,
  { company, path }: Office,
): string {
  const { actions } = company.words.office;
  const own = [...choices[status], ...(mails.some(({ state }) => state === 'dead') ? (['resend'] as const) : [])];
  const buttons = own.map(
    (action) => `<button name="action" value="${action}">${escapeHtml(actions[action])}</button>`,
  );
  const kept = Object.entries({ ...valuesOf(shown), enquiry: id }).map(([name, value]) => hidden(name, value));
  return `<form class="row" method="post" action="${escapeHtml(path)}/change">${kept.join('')}${buttons.join('')}</form>`;
}

/** An enquiry in the list, with everything that can be done with it. */
export function cardOf(enquiry: OfficeEnquiry, shown: ListView, office: Office): string {
  const { name, email, phone, message, created_at: at } = enquiry;
  return `<article class="card" aria-labelledby="n-${enquiry.id}">
<h2 id="n-${enquiry.id}">${escapeHtml(name)}</h2>
<p class="soft">${escapeHtml(timeOf(at, office))}<br>${aboutOf(enquiry)}<br>${escapeHtml(phone)}<br>${escapeHtml(email)}</p>
<p class="text">${escapeHtml(message)}</p>${furtherOf(enquiry, office)}
<p>${stateOf(enquiry, office)}</p>${lateOf(enquiry, office)}
${contactRow(enquiry, office)}
${actionRow(enquiry, shown, office)}
<p>${linkTo(addressOf(`${office.path}/forget`, shown, { enquiry: enquiry.id }), office.company.words.office.book.forget)}</p>
</article>`;
}
