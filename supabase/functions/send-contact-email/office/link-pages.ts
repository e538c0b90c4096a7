import type { LinkAction } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import type { LinkContent } from '../links.ts';
import { fill } from '../words.ts';
import { refuse, type Office, type OfficeRequest } from './office.ts';
import { formOf, hidden, pageResponse } from './page.ts';
import { aboutOf, linkTo, noteFor, paragraph, stateOf, textOf } from './parts.ts';
import type { Acted, OfficeEnquiry } from './store.ts';
import { nextReminder, reminderOf, timeOf } from './times.ts';

function cardOf(enquiry: OfficeEnquiry, office: Office): string {
  return `<div class="card"><h2>${escapeHtml(enquiry.name)}</h2><p>${aboutOf(enquiry)}</p>${textOf(enquiry.message, office)}<p>${stateOf(enquiry, office)}</p></div>`;
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
function questionPage(
  action: LinkAction,
  token: string,
  enquiry: OfficeEnquiry,
  note: string,
  office: Office,
): Promise<Response> {
  const { actions, questions } = office.company.words.office;
  const form = formOf(`${office.path}/${action}`, hidden('link', token), actions[action]);
  const content = `${note}${cardOf(enquiry, office)}${effectOf(action, enquiry, office)}${form}`;
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
function statePage(heading: string, enquiry: OfficeEnquiry, note: string, office: Office): Promise<Response> {
  const { all } = office.company.words.office;
  const content = `${note}${cardOf(enquiry, office)}<p>${linkTo(office.path, all)}</p>`;
  return pageResponse(office.company, { heading, content });
}

function headingOf(action: LinkAction, { outcome }: Acted, enquiry: OfficeEnquiry, office: Office): string {
  const { pressed, unchanged } = office.company.words.office;
  if (outcome === 'done') return doneOf(action, enquiry, office);
  return outcome === 'pressed' ? pressed : unchanged;
}

/** The page after the button was pressed: the result of this press, which can be undone, or of an earlier one. */
function outcomePage(
  action: LinkAction,
  token: string,
  acted: Acted,
  enquiry: OfficeEnquiry,
  office: Office,
): Promise<Response> {
  const { company, path } = office;
  const { pressedAt, all, undo } = company.words.office;
  const before =
    acted.outcome === 'pressed' ? paragraph(fill(pressedAt, { time: timeOf(acted.happenedAt, office) })) : '';
  const values = hidden('link', token) + hidden('undo', 'yes');
  const undoing = acted.outcome === 'done' ? formOf(`${path}/${action}`, values, undo) : '';
  const content = `${before}${cardOf(enquiry, office)}<div class="row">${undoing}${linkTo(path, all)}</div>`;
  return pageResponse(company, { heading: headingOf(action, acted, enquiry, office), content });
}

async function press(action: LinkAction, token: string, { enquiryId, issuedAt }: LinkContent, office: Office) {
  const { store, log, onQueued } = office;
  const acted = await store.act(enquiryId, action, issuedAt, nextReminder(office));
  log('changed', { enquiry: enquiryId, action, outcome: acted.outcome, by: 'link' });
  if (acted.outcome === 'done' && action === 'genuine') onQueued();
  const enquiry = await store.enquiry(enquiryId);
  return enquiry === undefined ? refuse('gone', office) : outcomePage(action, token, acted, enquiry, office);
}

/** Takes back a press, and returns a note about it. */
async function undo(action: LinkAction, { enquiryId, issuedAt }: LinkContent, office: Office): Promise<string> {
  const isUndone = await office.store.undo(enquiryId, action, issuedAt);
  office.log('changed', { enquiry: enquiryId, action, outcome: isUndone ? 'undone' : 'unchanged', by: 'link' });
  const { undone, unchanged } = office.company.words.office;
  return noteFor(isUndone ? undone : unchanged);
}

/**
 * Answers a link of a mail: GET shows the enquiry and a button, POST performs the action, or takes it back and shows
 * the page again.
 */
export async function answerLink(action: LinkAction, request: OfficeRequest, office: Office): Promise<Response> {
  const { method, query, form } = request;
  const token = (method === 'GET' ? query.get('link') : form['link']) ?? '';
  const link = await office.links.readLink(action, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  const isUndo = method === 'POST' && form['undo'] === 'yes';
  if (method === 'POST' && !isUndo) return press(action, token, link, office);
  const note = isUndo ? await undo(action, link, office) : '';
  const enquiry = await office.store.enquiry(link.enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  if (isRefused(action, enquiry)) return statePage(office.company.words.office.closed, enquiry, note, office);
  if (isDone(action, enquiry, office)) return statePage(doneOf(action, enquiry, office), enquiry, note, office);
  return questionPage(action, token, enquiry, note, office);
}
