import type { LinkAction } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import { hidden } from '../page-html.ts';
import type { Signed } from '../signer.ts';
import { fill } from '../words.ts';
import type { Office, OfficeRequest } from './office.ts';
import { formOf, ownerPage, refuse } from './page.ts';
import { aboutOf, linkTo, noteFor, paragraph, stateOf, textOf } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';
import { nextReminder, reminderOf, timeOf } from './times.ts';

/** A page about an enquiry: its card, and what is before and after it. */
function cardPage(heading: string, before: string, enquiry: StoredEnquiry, after: string, office: Office) {
  const { name, message } = enquiry;
  const card = `<h2>${escapeHtml(name)}</h2><p>${aboutOf(enquiry)}</p>${textOf(message, office)}<p>${stateOf(enquiry, office)}</p>`;
  return ownerPage(office.company, { heading, content: `${before}<div class="card">${card}</div>${after}` });
}

/** The effect of the button, which depends on the status of the enquiry. */
function effectOf(action: LinkAction, enquiry: StoredEnquiry, office: Office): string {
  const { effects, moves, usualMails, reminderSet } = office.company.words.office;
  if (action === 'genuine') {
    return paragraph(effects.genuine) + (enquiry.is_notified ? '' : paragraph(usualMails));
  }
  if (action !== 'remind') return paragraph(enquiry.status === 'new' ? effects[action] : moves[action]);
  const set = reminderOf(enquiry, office);
  const before = set === undefined ? '' : paragraph(fill(reminderSet, { time: timeOf(set, office) }));
  return before + paragraph(fill(effects.remind, { time: timeOf(nextReminder(office), office) }));
}

/** The status after an action. */
const statusAfter = { answered: 'answered', spam: 'spam', genuine: 'new' } as const;

/** Whether the enquiry already has the status of the action, or a reminder at or after the time of the new one. */
function isDone(action: LinkAction, enquiry: StoredEnquiry, office: Office): boolean {
  if (action !== 'remind') return statusAfter[action] === enquiry.status;
  const set = reminderOf(enquiry, office);
  return set !== undefined && Date.parse(set) >= nextReminder(office).getTime();
}

/** Whether the status of an enquiry does not allow an action, as in `contact.act`. */
const isRefused = (action: LinkAction, { status }: StoredEnquiry) =>
  (action === 'remind' && status !== 'new') || (action === 'genuine' && status === 'answered');

/** The result of the action, as a heading. */
const doneOf = (action: LinkAction, { remind_at: at }: StoredEnquiry, office: Office) =>
  fill(office.company.words.office.done[action], { time: at === null ? '' : timeOf(at, office) });

/** Performs an action. The page shows its result, which can be undone, or that nothing was changed. */
async function press(action: LinkAction, token: string, { subject: enquiryId, issuedAt }: Signed, office: Office) {
  const { store, log, onQueued, path, company } = office;
  const { unchanged, all, undo } = company.words.office;
  const outcome = await store.act(enquiryId, action, issuedAt, nextReminder(office));
  log('changed', { enquiry: enquiryId, action, outcome, by: 'link' });
  const isDone = outcome === 'done';
  if (isDone && action === 'genuine') onQueued();
  const enquiry = await store.enquiry(enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  const undoing = isDone ? formOf(`${path}/${action}`, hidden({ link: token, undo: 'yes' }), undo) : '';
  const after = `<div class="row">${undoing}${linkTo(path, all)}</div>`;
  return cardPage(isDone ? doneOf(action, enquiry, office) : unchanged, '', enquiry, after, office);
}

/** Takes back a press, and returns a note about it. */
async function undo(action: LinkAction, { subject: enquiryId, issuedAt }: Signed, office: Office): Promise<string> {
  const isUndone = await office.store.undo(enquiryId, action, issuedAt);
  office.log('changed', { enquiry: enquiryId, action, outcome: isUndone ? 'undone' : 'unchanged', by: 'link' });
  const { undone, unchanged } = office.company.words.office;
  return noteFor(isUndone ? undone : unchanged);
}

/**
 * Answers a link of a mail: GET shows the enquiry and a button, because programs that check mails open links too. POST
 * performs the action, or takes it back and shows the page again.
 */
export async function answerLink(action: LinkAction, request: OfficeRequest, office: Office): Promise<Response> {
  const { method, query, form } = request;
  const { actions, questions, closed, all } = office.company.words.office;
  const token = (method === 'GET' ? query.get('link') : form['link']) ?? '';
  const link = await office.links.readLink(action, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  const isUndo = method === 'POST' && form['undo'] === 'yes';
  if (method === 'POST' && !isUndo) return press(action, token, link, office);
  const note = isUndo ? await undo(action, link, office) : '';
  const enquiry = await office.store.enquiry(link.subject);
  if (enquiry === undefined) return refuse('gone', office);
  if (isRefused(action, enquiry) || isDone(action, enquiry, office)) {
    const heading = isRefused(action, enquiry) ? closed : doneOf(action, enquiry, office);
    return cardPage(heading, note, enquiry, `<p>${linkTo(office.path, all)}</p>`, office);
  }
  const button = formOf(`${office.path}/${action}`, hidden({ link: token }), actions[action]);
  return cardPage(questions[action], note, enquiry, effectOf(action, enquiry, office) + button, office);
}
