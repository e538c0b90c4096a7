import { readBody } from '../body.ts';
import { changeOne, exportEnquiries, showEnquiries } from './enquiry-list.ts';
import { answerSignInLink, requestSignInLink, signInFormPage, sessionOf, signOut } from './sign-in.ts';
import { answerForget } from './forget.ts';
import { answerLink } from './link-pages.ts';
import { reasonOf } from '../log.ts';
import type { Office, OfficeRequest } from './office.ts';
import { privateHeaders, refuse } from './page.ts';
import { isStatus } from '../status.ts';

type Answer = (request: OfficeRequest, office: Office, session: string) => Response | Promise<Response>;

/** The routes without a session. Links have their own signature. A monitor opens "health". */
const publicRoutes: Readonly<Record<string, (request: OfficeRequest, office: Office) => ReturnType<Answer>>> = {
  'GET health': async (_request, { store }) => {
    const problem = await store.health();
    return new Response(problem ?? 'ok', { status: problem === null ? 200 : 503, headers: privateHeaders });
  },
  'POST ask': (request, office) => (isOwnForm(request, office) ? requestSignInLink(office) : refuse('invalid', office)),
  'GET enter': answerSignInLink,
  'POST enter': answerSignInLink,
};

/** The routes that need a session. */
const sessionRoutes: Readonly<Record<string, Answer>> = {
  'GET ': showEnquiries,
  'GET export': exportEnquiries,
  'POST change': changeOne,
  'GET forget': answerForget,
  'POST forget': answerForget,
  'POST leave': signOut,
};

/**
 * Whether a form is from one of our pages. Browsers send "null" as the Origin of a page without a referrer; then only
 * Sec-Fetch-Site shows the origin. From browsers without Sec-Fetch-Site, "null" is accepted: they do not send our
 * cookie with a form of another site.
 */
function isOwnForm({ headers }: OfficeRequest, { links }: Office): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return [new URL(links.pages).origin, 'null'].includes(headers.get('origin') ?? '');
}

async function withSession(request: OfficeRequest, office: Office): Promise<Response> {
  const { method, route } = request;
  const answer = sessionRoutes[`${method} ${route}`];
  if (answer === undefined) return refuse('invalid', office);
  const session = await sessionOf(request, office);
  if (session === undefined) return signInFormPage(request, office, route === '' ? 200 : 403);
  if (method === 'POST' && !isOwnForm(request, office)) return refuse('invalid', office);
  return answer(request, office, session);
}

async function formIn(request: Request): Promise<Record<string, string>> {
  const body = await readBody(request);
  if (!body.isForm || !('values' in body)) return {};
  return Object.fromEntries(Object.entries(body.values).map(([name, value]) => [name, String(value)]));
}

/** Answers a request to the owner's pages. `route` is the part of its path below them. */
export async function answerOffice(request: Request, route: string, office: Office): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== 'GET' && method !== 'POST') {
    return new Response(null, { status: 405, headers: { ...privateHeaders, Allow: 'GET, HEAD, POST' } });
  }
  const own: OfficeRequest = {
    method,
    route,
    query: new URL(request.url).searchParams,
    form: method === 'POST' ? await formIn(request) : {},
    headers: request.headers,
  };
  try {
    if (isStatus(route)) return await answerLink(route, own, office);
    return await (publicRoutes[`${method} ${route}`] ?? withSession)(own, office);
  } catch (error) {
    office.log('database-error', { reason: reasonOf(error) });
    return refuse('unavailable', office);
  }
}
