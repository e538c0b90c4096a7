import type { Signed, Signer } from '../signer.ts';
import { fill } from '../words.ts';
import { refuse, type Office, type OfficeRequest } from './office.ts';
import { formOf, hidden, pageResponse, redirectTo } from './page.ts';
import { linkTo, noteFor, paragraph } from './parts.ts';

/** How long the link in the mail can be used, and how long a session lasts. */
export const entryMinutes = 15;
const sessionHours = 12;

const linkUse = 'entry';
const sessionUse = 'session';
const cookieName = '__Secure-office';

/** What the database knows by its id. It says how long the link or the session is valid. */
const tokenOf = (signer: Signer, use: string, id: string) => signer.sign(use, { subject: id, issuedAt: 0 });

function cookie(value: string, seconds: number, { path }: Office): Record<string, string> {
  return {
    'Set-Cookie': `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
  };
}

function cookieIn(headers: Headers): string {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  return cookies.find((own) => own.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
}

/** The session of a request; undefined without a valid one. Its token alone does not count: the database has to know it. */
export async function sessionOf({ headers }: OfficeRequest, { signer, store }: Office): Promise<string | undefined> {
  // A script of another page may fetch, and a frame may show, but only an opened page reads.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return undefined;
  const token = cookieIn(headers);
  if (token === '') return undefined;
  const signed = await signer.read(sessionUse, token);
  if (signed === undefined || signed === 'expired') return undefined;
  return (await store.isEntered(signed.subject)) ? signed.subject : undefined;
}

/** Where the owner looks whether she is signed in: a link of a mail program sends no cookie, a link of this page does. */
const signedIn = 'signed-in';

/** Why somebody sees the page without a session. */
function noteOf(query: URLSearchParams, { company }: Office): string {
  const { ask } = company.words.office;
  if (query.get('did') === 'left') return noteFor(ask.left);
  return query.has(signedIn) ? noteFor(ask.notSignedIn) : '';
}

/** The page for everybody without a session. It says nothing of the enquiries, and nothing of the mailbox. */
export function askPage({ query }: OfficeRequest, office: Office, status = 200): Promise<Response> {
  const { company, path } = office;
  const { ask } = company.words.office;
  const text = fill(ask.text, { minutes: String(entryMinutes) });
  const form = formOf(`${path}/ask`, '', ask.button);
  const content = `${noteOf(query, office)}${paragraph(text)}${form}<p>${linkTo(`${path}?${signedIn}=yes`, ask.signedIn)}</p>`;
  return pageResponse(company, { heading: ask.heading, content }, status);
}

/** Mails a link to the owner, if there were not too many. The answer is the same. */
export async function askForLink({ company, path, links, signer, store, sendEntry, log }: Office): Promise<Response> {
  const id = await store.requestEntry(entryMinutes);
  log('entry', { outcome: id === undefined ? 'limited' : 'asked' });
  if (id !== undefined) sendEntry(id, `${links.pages}/enter?key=${await tokenOf(signer, linkUse, id)}`);
  const { sent } = company.words.office;
  const text = fill(sent.text, { minutes: String(entryMinutes) });
  return pageResponse(company, {
    heading: sent.heading,
    content: `${paragraph(text)}<p>${linkTo(path, company.words.office.all)}</p>`,
  });
}

/** The page for a link that was used, or is too old, with the way to a new one. */
function usedPage({ company, path }: Office): Promise<Response> {
  const { refused, ask } = company.words.office;
  const text = fill(refused.used.text, { minutes: String(entryMinutes) });
  const content = `${paragraph(text)}${formOf(`${path}/ask`, '', ask.again)}`;
  return pageResponse(company, { heading: refused.used.heading, content }, 410);
}

/** Programs that check mails open links too, so a button begins the session. */
function enterPage(token: string, { company, path }: Office): Promise<Response> {
  const { enter } = company.words.office;
  const form = formOf(`${path}/enter`, hidden('key', token), enter.button);
  const text = fill(enter.text, { hours: String(sessionHours) });
  return pageResponse(company, { heading: enter.heading, content: `${paragraph(text)}${form}` });
}

async function begin({ subject }: Signed, office: Office): Promise<Response> {
  const session = await office.store.enter(subject, sessionHours);
  office.log('entry', { outcome: session === undefined ? 'refused' : 'entered' });
  if (session === undefined) return usedPage(office);
  const token = await tokenOf(office.signer, sessionUse, session);
  return redirectTo(office.path, cookie(token, sessionHours * 3_600, office));
}

/** Answers the link of the mail: GET shows a button, POST begins a session. */
export async function answerEntry(request: OfficeRequest, office: Office): Promise<Response> {
  const token = (request.method === 'GET' ? request.query.get('key') : request.form['key']) ?? '';
  const signed = await office.signer.read(linkUse, token);
  if (signed === undefined || signed === 'expired') return refuse('invalid', office);
  if (request.method === 'POST') return begin(signed, office);
  return (await office.store.canEnter(signed.subject)) ? enterPage(token, office) : usedPage(office);
}

/** Ends a session. */
export async function leave(session: string, office: Office): Promise<Response> {
  await office.store.leave(session);
  office.log('entry', { outcome: 'left' });
  return redirectTo(`${office.path}?did=left`, cookie('', 0, office));
}
