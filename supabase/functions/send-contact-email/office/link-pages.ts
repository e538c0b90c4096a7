import type { LinkAction } from '../actions.ts';
import { escapeHtml } from '../escape.ts';
import { hidden } from '../page-html.ts';
import { perform, type Office, type OfficeRequest } from './office.ts';
import { formOf, ownerPage, refuse } from './page.ts';
import { aboutOf, linkTo, stateOf, textOf } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** A page about an enquiry: its card, and what is after it. */
function cardPage(heading: string, enquiry: StoredEnquiry, after: string, office: Office) {
  const { name, message } = enquiry;
  const card = `<h2>${escapeHtml(name)}</h2><p>${aboutOf(enquiry)}</p>${textOf(message, office)}<p>${stateOf(enquiry, office)}</p>`;
  return ownerPage(office.company, { heading, content: `<div class="card">${card}</div>${after}` });
}

/** The status after an action. */
const statusAfter = { answered: 'answered', spam: 'spam', genuine: 'new' } as const;

/** Whether the status of an enquiry allows an action, as in `contact.act`. */
const isPossible = (action: LinkAction, { status }: StoredEnquiry) =>
  status !== statusAfter[action] && (action !== 'genuine' || status === 'spam');

/** Performs an action. The page shows its result, or that nothing was changed. */
async function press(action: LinkAction, enquiryId: string, office: Office) {
  const { store, path, company } = office;
  const { unchanged, all, done } = company.words.office;
  const outcome = await perform(enquiryId, action, 'link', office);
  const enquiry = await store.enquiry(enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  return cardPage(outcome === 'done' ? done[action] : unchanged, enquiry, `<p>${linkTo(path, all)}</p>`, office);
}

/**
 * Answers a link of a mail: GET shows the enquiry and a button, because programs that check mails open links too. POST
 * performs the action.
 */
export async function answerLink(action: LinkAction, request: OfficeRequest, office: Office): Promise<Response> {
  const { method, query, form } = request;
  const { actions, questions, done, all } = office.company.words.office;
  const token = (method === 'GET' ? query.get('link') : form['link']) ?? '';
  const link = await office.links.readLink(action, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  if (method === 'POST') return press(action, link.subject, office);
  const enquiry = await office.store.enquiry(link.subject);
  if (enquiry === undefined) return refuse('gone', office);
  if (!isPossible(action, enquiry)) {
    const heading = enquiry.status === 'answered' ? done.answered : done[action];
    return cardPage(heading, enquiry, `<p>${linkTo(office.path, all)}</p>`, office);
  }
  const button = formOf(`${office.path}/${action}`, hidden({ link: token }), actions[action]);
  return cardPage(questions[action], enquiry, button, office);
}
