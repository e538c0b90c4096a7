import { fill } from '../words.ts';
import { enquiryIn } from './book.ts';
import { refuse, type Office, type OfficeRequest } from './office.ts';
import { formOf, hidden, pageResponse } from './page.ts';
import { linkTo, paragraph } from './parts.ts';
import type { OfficeEnquiry } from './store.ts';

async function confirmPage({ id, email }: OfficeEnquiry, office: Office): Promise<Response> {
  const { company, path, store } = office;
  const { forget, book } = company.words.office;
  const count = await store.enquiriesOf(email);
  const form = formOf(`${path}/forget`, hidden('enquiry', id), forget.button);
  const text = fill(forget.text, { count: String(count) });
  const content = `${paragraph(text)}${form}<p>${linkTo(path, book.back)}</p>`;
  return pageResponse(company, { heading: fill(forget.heading, { address: email }), content });
}

async function forgetPerson({ email }: OfficeEnquiry, { company, path, store, log }: Office): Promise<Response> {
  const count = await store.forget(email);
  log('forgotten', { enquiries: count });
  const { forget, book } = company.words.office;
  const text = fill(forget.doneText, { count: String(count) });
  return pageResponse(company, {
    heading: forget.done,
    content: `${paragraph(text)}<p>${linkTo(path, book.back)}</p>`,
  });
}

/** Deletes everything of the person who sent an enquiry: GET asks, POST deletes. */
export async function answerForget({ method, query, form }: OfficeRequest, office: Office): Promise<Response> {
  const id = enquiryIn(method === 'GET' ? query.get('enquiry') : form['enquiry']);
  const enquiry = id === undefined ? undefined : await office.store.enquiry(id);
  if (enquiry === undefined) return refuse('gone', office);
  return method === 'GET' ? confirmPage(enquiry, office) : forgetPerson(enquiry, office);
}
