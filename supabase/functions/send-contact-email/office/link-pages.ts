import type { LinkAction } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import type { LinkContent } from '../links.ts';
import { fill } from '../words.ts';
import { refuse, type Office, type OfficeRequest } from './office.ts';
import { formOf, hidden, pageResponse } from './page.ts';
import { aboutOf, linkTo, paragraph, stateOf } from './parts.ts';
import type { Acted, OfficeEnquiry } from './store.ts';
import { nextReminder, reminderOf, timeOf } from './times.ts';

/** How much of the first line of a message is shown, in characters. */
const longestLine = 160;

function firstLineOf(message: string): string {
  const [line = ''] = message.split('\n');
  const characters = [...line];
  return characters.length > longestLine ? `${characters.slice(0, longestLine).join('')}…` : line;
}

function cardOf(enquiry: OfficeEnquiry, office: Office): string {
  return `<div class="card"><h2>${escapeHtml(enquiry.name)}</h2><p>${aboutOf(enquiry)}</p><p>${escapeHtml(firstLineOf(enquiry.message))}</p><p>${stateOf(enquiry, office)}</p></div>`;
}

/** The effect of the button, which depends on the status of the enquiry. */
function effectOf(action: LinkAction, enquiry: OfficeEnquiry, office: Office): string {
  const { effects, moves, usualMails, reminderSet } = office.company.words.office;
  if (action === 'genuine') {
    return paragraph(effects.genuine) + (enquiry.is_notified ? '' : paragraph(usualMails));
  }
  if (action !== 'remind') return paragraph(enquiry.status === 'new' ? effects[action] : moves[action]);
  const set = reminderOf(enquiry, office);
  const before = set === undefined ? '' : paragraph(fill(reminderSet, { time: timeOf(set, office) }));
  return before + paragraph(fill(effects.remind, { time: timeOf(nextReminder(office), office) }));
}

/** The page that a link opens. Programs that check mails open links too, so it changes nothing. */
function questionPage(action: LinkAction, token: string, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { actions, questions } = office.company.words.office;
  const form = formOf(`${office.path}/${action}`, hidden('link', token), actions[action]);
  const content = `${cardOf(enquiry, office)}${effectOf(action, enquiry, office)}${form}`;
  return pageResponse(office.company, { heading: questions[action], content });
}

/** The status after an action. */
const statusAfter = { answered: 'answered', spam: 'spam', genuine: 'new' } as const;

/** Whether the enquiry already has the status of the action, or a reminder at or after the time of the new one. */
function isDone(action: LinkAction, enquiry: OfficeEnquiry, office: Office): boolean {
  if (action !== 'remind') return statusAfter[action] === enquiry.status;
  const set = reminderOf(enquiry, office);
  return set !== undefined && Date.parse(set) >= nextReminder(office).getTime();
}

/** Whether the status of an enquiry does not allow an action, as in `contact.act`. */
const isRefused = (action: LinkAction, { status }: OfficeEnquiry) =>
  (action === 'remind' && status !== 'new') || (action === 'genuine' && status === 'answered');

/** The result of the action, as a heading. */
const doneOf = (action: LinkAction, { remind_at: at }: OfficeEnquiry, office: Office) =>
  fill(office.company.words.office.done[action], { time: at === null ? '' : timeOf(at, office) });

/** The page of a link whose action would change nothing. */
function statePage(heading: string, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { all } = office.company.words.office;
  const content = `${cardOf(enquiry, office)}<p>${linkTo(office.path, all)}</p>`;
  return pageResponse(office.company, { heading, content });
}

function headingOf(action: LinkAction, { outcome }: Acted, enquiry: OfficeEnquiry, office: Office): string {
  const { pressed, unchanged } = office.company.words.office;
  if (outcome === 'done') return doneOf(action, enquiry, office);
  return outcome === 'pressed' ? pressed : unchanged;
}

/** The page after the button was pressed: the result of this press, or of an earlier one. */
function outcomePage(action: LinkAction, acted: Acted, enquiry: OfficeEnquiry, office: Office): Promise<Response> {
  const { company, path } = office;
  const { pressedAt, all } = company.words.office;
  const before =
    acted.outcome === 'pressed' ? paragraph(fill(pressedAt, { time: timeOf(acted.happenedAt, office) })) : '';
  const content = `${before}${cardOf(enquiry, office)}<p>${linkTo(path, all)}</p>`;
  return pageResponse(company, { heading: headingOf(action, acted, enquiry, office), content });
}

async function press(action: LinkAction, { enquiryId, issuedAt }: LinkContent, office: Office): Promise<Response> {
  const { store, log, onQueued } = office;
  const acted = await store.act(enquiryId, action, issuedAt, nextReminder(office));
  log('changed', { enquiry: enquiryId, action, outcome: acted.outcome, by: 'link' });
  if (acted.outcome === 'done' && action === 'genuine') onQueued();
  const enquiry = await store.enquiry(enquiryId);
  return enquiry === undefined ? refuse('gone', office) : outcomePage(action, acted, enquiry, office);
}

/** Answers a link of a mail: GET shows the enquiry and a button, POST performs the action. */
export async function answerLink(action: LinkAction, request: OfficeRequest, office: Office): Promise<Response> {
  const token = (request.method === 'GET' ? request.query.get('link') : request.form['link']) ?? '';
  const link = await office.links.readLink(action, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  if (request.method === 'POST') return press(action, link, office);
  const enquiry = await office.store.enquiry(link.enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  if (isRefused(action, enquiry)) return statePage(office.company.words.office.closed, enquiry, office);
  if (isDone(action, enquiry, office)) return statePage(doneOf(action, enquiry, office), enquiry, office);
  return questionPage(action, token, enquiry, office);
}
