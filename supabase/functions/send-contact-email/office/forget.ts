import { hidden } from '../page-html.ts';
import { fill } from '../words.ts';
import { enquiryIn } from './enquiry-list.ts';
import { addressOf, listViewIn, valuesOf, type ListView } from './choice.ts';
import type { Office, OfficeRequest } from './office.ts';
import { formOf, ownerPage, refuse } from './page.ts';
import { linkTo, paragraph } from './parts.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

async function confirmPage({ id, email }: StoredEnquiry, shown: ListView, office: Office): Promise<Response> {
  const { company, path, store } = office;
  const { forget, book } = company.words.office;
  const { count, names } = await store.enquiriesOf(email);
  const form = formOf(`${path}/forget`, hidden({ ...valuesOf(shown), enquiry: id }), forget.button);
  const listed = new Intl.ListFormat(company.language, { type: 'unit' }).format(names);
  const text = fill(forget.text, { count: String(count) });
  const content = `${paragraph(fill(forget.names, { names: listed }))}${paragraph(text)}${form}<p>${linkTo(addressOf(path, shown), book.back)}</p>`;
  return ownerPage(company, { heading: fill(forget.heading, { sender: email }), content });
}

async function forgetPerson(
  { email }: StoredEnquiry,
  shown: ListView,
  { company, path, store, log }: Office,
): Promise<Response> {
  const count = await store.forget(email);
  log('forgotten', { enquiries: count });
  const { forget, book } = company.words.office;
  const text = fill(forget.doneText, { count: String(count) });
  return ownerPage(company, {
    heading: forget.done,
    content: `${paragraph(text)}<p>${linkTo(addressOf(path, shown), book.back)}</p>`,
  });
}

/** Deletes everything of the person who sent an enquiry: GET asks for confirmation, POST deletes. */
export async function answerForget({ method, query, form }: OfficeRequest, office: Office): Promise<Response> {
  const valueOf = (name: string) => (method === 'GET' ? query.get(name) : form[name]);
  const id = enquiryIn(valueOf('enquiry'));
  const shown = listViewIn(valueOf);
  const enquiry = id === undefined ? undefined : await office.store.enquiry(id);
  if (enquiry === undefined) return refuse('gone', office);
  return method === 'GET' ? confirmPage(enquiry, shown, office) : forgetPerson(enquiry, shown, office);
}
