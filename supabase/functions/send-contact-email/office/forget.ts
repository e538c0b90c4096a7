import { hidden } from '../page-html.ts';
import { fill } from '../words.ts';
import { listAddress, listViewIn, viewParameters } from './choice.ts';
import type { Office, OfficeRequest } from './office.ts';
import { formOf, ownerPage, refuse } from './page.ts';
import { linkTo, paragraph } from './parts.ts';

/** Deletes everything of the person who sent an enquiry: GET asks for confirmation, POST deletes. */
export async function answerForget({ method, query, form }: OfficeRequest, office: Office): Promise<Response> {
  const { company, path, store, log } = office;
  const { forget, book } = company.words.office;
  const valueOf = (name: string) => (method === 'GET' ? query.get(name) : form[name]);
  const view = listViewIn(valueOf);
  const enquiry = await store.enquiry(valueOf('enquiry'));
  if (enquiry === undefined) return refuse('gone', office);
  const { email } = enquiry;
  const back = `<p>${linkTo(listAddress(path, view), book.back)}</p>`;
  if (method === 'POST') {
    const count = await store.forget(email);
    log('forgotten', { enquiries: count });
    const text = fill(forget.doneText, { count: String(count) });
    return ownerPage(company, { heading: forget.done, content: paragraph(text) + back });
  }
  const { count, names } = await store.enquiriesOf(email);
  const listed = new Intl.ListFormat(company.language, { type: 'unit' }).format(names);
  const words = [fill(forget.names, { names: listed }), fill(forget.text, { count: String(count) })];
  const button = formOf(`${path}/forget`, hidden({ ...viewParameters(view), enquiry: enquiry.id }), forget.button);
  const content = `${words.map(paragraph).join('')}${button}${back}`;
  return ownerPage(company, { heading: fill(forget.heading, { sender: email }), content });
}
