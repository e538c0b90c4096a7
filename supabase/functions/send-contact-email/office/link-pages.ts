import type { LinkAction } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import type { Press } from '../links.ts';
import { fill } from '../words.ts';
import { refuse, type Office, type OfficeRequest } from './office.ts';
import { formOf, hidden, pageResponse } from './page.ts';
import { aboutOf, linkTo, paragraph, stateOf } from './parts.ts';
import type { Acted, OfficeEnquiry } from './store.ts';
import { timeOf } from './times.ts';

/** How much of the first line of a message is shown, in characters. */
const longestLine = 160;

function firstLineOf(message: string): string {
  const [line = ''] = message.split('\n');
  const characters = [...line];
  return characters.length > longestLine ? `${characters.slice(0, longestLine).join('')}…` : line;
}

function cardOf(enquiry: OfficeEnquiry, { company }: Office): string {
  return `<div class="card"><h2>${escapeHtml(enquiry.name)}</h2><p>${aboutOf(enquiry)}</p><p>${escapeHtml(firstLineOf(enquiry.message))}</p><p>${stateOf(enquiry, company)}</p></div>`;
}

/** The page that a link opens. Programs that check mails open links too, so it changes nothing. */
function questionPage(action: LinkAction, token: string, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { actions, questions, effects } = office.company.words.office;
  const form = formOf(`${office.path}/${action}`, hidden('link', token), actions[action]);
  const content = `${cardOf(enquiry, office)}${paragraph(effects[action])}${form}`;
  return pageResponse(office.company, { heading: questions[action], content });
}

/** The status that an action leads to; a reminder leads to none. */
const leadsTo = { answered: 'answered', spam: 'spam', genuine: 'new', remind: undefined } as const;
const isDone = (action: LinkAction, { status }: OfficeEnquiry) => leadsTo[action] === status;

/** The page of a link that has nothing left to do. */
function statePage(action: LinkAction, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { done, all } = office.company.words.office;
  const content = `${cardOf(enquiry, office)}<p>${linkTo(office.path, all)}</p>`;
  return pageResponse(office.company, { heading: done[action], content });
}

function headingOf(action: LinkAction, { outcome }: Acted, { company }: Office): string {
  const { done, pressed, unchanged } = company.words.office;
  if (outcome === 'done') return done[action];
  return outcome === 'pressed' ? pressed : unchanged;
}

/** The page after the button was pressed: what it did, or what a press before it did. */
function outcomePage(action: LinkAction, acted: Acted, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { company, path } = office;
  const { pressedAt, all } = company.words.office;
  const before =
    acted.outcome === 'pressed' ? paragraph(fill(pressedAt, { time: timeOf(acted.happenedAt, company) })) : '';
  const content = `${before}${cardOf(enquiry, office)}<p>${linkTo(path, all)}</p>`;
  return pageResponse(company, { heading: headingOf(action, acted, office), content });
}

async function press(action: LinkAction, { enquiryId, issuedAt }: Press, office: Office): Promise<Response> {
  const { store, log, onQueued } = office;
  const acted = await store.act(enquiryId, action, issuedAt);
  log('changed', { enquiry: enquiryId, action, outcome: acted.outcome, by: 'link' });
  if (acted.outcome === 'done' && action === 'genuine') onQueued();
  const enquiry = await store.enquiry(enquiryId);
  return enquiry === undefined ? refuse('gone', office) : outcomePage(action, acted, enquiry, office);
}

/** Answers a link of a mail: GET shows what it is about, POST acts. */
export async function answerLink(action: LinkAction, request: OfficeRequest, office: Office): Promise<Response> {
  const token = (request.method === 'GET' ? request.query.get('link') : request.form['link']) ?? '';
  const link = await office.links.readLink(action, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  if (request.method === 'POST') return press(action, link, office);
  const enquiry = await office.store.enquiry(link.enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  return isDone(action, enquiry) ? statePage(action, enquiry, office) : questionPage(action, token, enquiry, office);
}
