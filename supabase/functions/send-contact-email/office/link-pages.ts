import { escapeHtml } from '../escape.ts';
import { aboutOf } from '../mail/subject.ts';
import { hidden } from '../page-html.ts';
import { buttonWords, type Status } from '../status.ts';
import { changeStatus, type Office, type OfficeRequest } from './office.ts';
import { formOf, ownerPage, refuse } from './page.ts';
import { linkTo, stateOf, preformatted } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** A page about an enquiry: its card, and what is after it. */
function cardPage(heading: string, enquiry: StoredEnquiry, after: string, office: Office) {
  const { name, message } = enquiry;
  const card = `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(aboutOf(enquiry))}</p>${preformatted(message)}<p>${stateOf(enquiry, office)}</p>`;
  return ownerPage(office.company, { heading, content: `<div class="card">${card}</div>${after}` });
}

/** The page after a change, or if nothing is to be changed. */
const endPage = (heading: string, enquiry: StoredEnquiry, office: Office) =>
  cardPage(heading, enquiry, `<p>${linkTo(office.path, office.company.words.office.all)}</p>`, office);

/** Changes the status. The page shows its result, or that nothing was changed. */
async function press(status: Status, enquiryId: string, office: Office) {
  const outcome = await changeStatus(enquiryId, status, office);
  const enquiry = await office.store.enquiry(enquiryId);
  if (enquiry === undefined) return refuse('gone', office);
  const { unchanged, done } = office.company.words.office;
  return endPage(outcome === 'done' ? done[status] : unchanged, enquiry, office);
}

/**
 * Answers a link of a mail: GET shows the enquiry and a button, because programs that check mails open links too. POST
 * changes the status.
 */
export async function answerLink(status: Status, request: OfficeRequest, office: Office): Promise<Response> {
  const { method, query, form } = request;
  const { words } = office.company;
  const token = (method === 'GET' ? query.get('link') : form['link']) ?? '';
  const link = await office.links.readLink(status, token);
  if (link === undefined || link === 'expired') return refuse(link ?? 'invalid', office);
  if (method === 'POST') return press(status, link.subject, office);
  const enquiry = await office.store.enquiry(link.subject);
  if (enquiry === undefined) return refuse('gone', office);
  if (enquiry.status === status) return endPage(words.office.done[status], enquiry, office);
  const button = formOf(
    `${office.path}/${status}`,
    hidden({ link: token }),
    buttonWords(enquiry.status, status, words),
  );
  return cardPage(words.office.questions[status], enquiry, button, office);
}
