import type { Signed, Signer } from '../signer.ts';
import { hidden } from '../page-html.ts';
import { fill } from '../words.ts';
import type { Office, OfficeRequest } from './office.ts';
import { formOf, ownerPage, redirectTo, refuse } from './page.ts';
import { noteFor, paragraph } from './parts.ts';

/** How long a sign-in link can be used, and how long a session lasts. */
export const signInMinutes = 15;
const sessionHours = 12;

const linkUse = 'sign-in';
const sessionUse = 'session';

/** Safari refuses secure cookies from http://127.0.0.1, where `npm start` serves the pages. */
const isSecure = ({ links }: Office) => links.pages.startsWith('https:');
const cookieName = (office: Office) => `${isSecure(office) ? '__Secure-' : ''}office`;

/** A signed token with the id of a link or session. The database stores how long that id is valid. */
const tokenOf = (signer: Signer, use: string, id: string) => signer.sign(use, { subject: id, issuedAt: new Date(0) });

/** `Lax`, not `Strict`, because a browser must send it with a link from a mail program. */
function cookie(value: string, seconds: number, office: Office): Record<string, string> {
  const attributes = `Path=${office.path}; Max-Age=${seconds}; HttpOnly;${isSecure(office) ? ' Secure;' : ''} SameSite=Lax`;
  return { 'Set-Cookie': `${cookieName(office)}=${value}; ${attributes}` };
}

function cookieIn(headers: Headers, office: Office): string {
  const start = `${cookieName(office)}=`;
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  return cookies.find((own) => own.startsWith(start))?.slice(start.length) ?? '';
}

/**
 * The id of a request's session; undefined if there is no valid one. A valid signature is not enough: the database must
 * know the session.
 */
export async function sessionOf({ headers }: OfficeRequest, office: Office): Promise<string | undefined> {
  // Only top-level navigations have a session: for them `Sec-Fetch-Dest` is `document`, or absent in old browsers.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return undefined;
  const token = cookieIn(headers, office);
  if (token === '') return undefined;
  const signed = await office.signer.read(sessionUse, token);
  if (signed === undefined || signed === 'expired') return undefined;
  return (await office.store.isValid('session', signed.subject)) ? signed.subject : undefined;
}

/** The page without a session: a form that requests a link. It shows neither enquiries nor the owner's address. */
export function signInFormPage({ query }: OfficeRequest, office: Office, status = 200): Response {
  const { company, path } = office;
  const { ask } = company.words.office;
  const text = fill(ask.text, { minutes: String(signInMinutes) });
  const form = formOf(`${path}/ask`, '', ask.button);
  const note = query.get('did') === 'left' ? noteFor(ask.left) : '';
  const content = `${note}${paragraph(text)}${form}`;
  return ownerPage(company, { heading: ask.heading, content }, status);
}

/** Mails a sign-in link to the owner, unless she has enough of them. The answer is the same in both cases. */
export async function requestSignInLink(office: Office): Promise<Response> {
  const { company, links, signer, log } = office;
  const id = await office.store.createSignInLink(signInMinutes);
  log('sign-in', { outcome: id === null ? 'limited' : 'asked' });
  if (id !== null) office.sendSignInLink(id, `${links.pages}/enter?key=${await tokenOf(signer, linkUse, id)}`);
  const { sent } = company.words.office;
  const text = fill(sent.text, { minutes: String(signInMinutes) });
  return ownerPage(company, { heading: sent.heading, content: paragraph(text) });
}

/** The page for a link that was used or is expired, with the form that requests a new one. */
function usedPage({ company, path }: Office): Response {
  const { refused, ask } = company.words.office;
  const text = fill(refused.used.text, { minutes: String(signInMinutes) });
  const content = `${paragraph(text)}${formOf(`${path}/ask`, '', ask.again)}`;
  return ownerPage(company, { heading: refused.used.heading, content }, 410);
}

/** Programs that scan mails open links too, so only the button starts a session. */
function signInPage(token: string, { company, path }: Office): Response {
  const { enter } = company.words.office;
  const form = formOf(`${path}/enter`, hidden({ key: token }), enter.button);
  const text = fill(enter.text, { hours: String(sessionHours) });
  return ownerPage(company, { heading: enter.heading, content: `${paragraph(text)}${form}` });
}

async function signIn({ subject }: Signed, office: Office): Promise<Response> {
  const isSignedIn = (await office.store.signIn(subject, sessionHours)).length > 0;
  office.log('sign-in', { outcome: isSignedIn ? 'entered' : 'refused' });
  if (!isSignedIn) return usedPage(office);
  const token = await tokenOf(office.signer, sessionUse, subject);
  return redirectTo(office.path, cookie(token, sessionHours * 3_600, office));
}

/** Answers the sign-in link: GET shows a button, POST starts a session. */
export async function answerSignInLink(request: OfficeRequest, office: Office): Promise<Response> {
  const token = (request.method === 'GET' ? request.query.get('key') : request.form['key']) ?? '';
  const signed = await office.signer.read(linkUse, token);
  if (signed === undefined || signed === 'expired') return refuse('invalid', office);
  if (request.method === 'POST') return signIn(signed, office);
  return (await office.store.isValid('link', signed.subject)) ? signInPage(token, office) : usedPage(office);
}

/** Ends a session. */
export async function signOut(_request: OfficeRequest, office: Office, session: string): Promise<Response> {
  await office.store.signOut(session);
  office.log('sign-in', { outcome: 'left' });
  return redirectTo(`${office.path}?did=left`, cookie('', 0, office));
}
