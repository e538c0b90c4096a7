import { readBody, type Values } from './body.ts';
import type { Company } from './company.ts';
import { corsHeaders } from './cors.ts';
import { chosenCell, isContrary, readEnquiry } from './enquiry.ts';
import { errorPage } from './error-page.ts';
import { failuresIn, limited, invalid, type Failure } from './failures.ts';
import { valuesByField } from './shared/fields.ts';
import { reasonOf, type Log } from './log.ts';
import type { Store } from './store.ts';

/** The dependencies of the handler. */
export interface Dependencies {
  company: Company;
  /** The site's address, such as "https://example.com"; a form without JavaScript is redirected to its /thank. */
  site: string;
  /** The origins whose pages may send enquiries. */
  allowedOrigins: readonly string[];
  store: Store;
  /**
   * Called when an enquiry is stored, so that its mails are sent. Also called when the same enquiry is sent again,
   * because the process that stored it may have died before it sent the mails or answered.
   */
  onStored: () => void;
  log: Log;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The address to go back to. Only pages of the site itself are allowed, because the address becomes a link. */
function backOf(values: Values, site: string): URL {
  const page = asText(values['page']);
  return new URL(/^\/(?!\/)[\w/-]*$/.test(page) ? page : '/contact', site);
}

/** The error page for a form without JavaScript; `sent` is absent if it could not be read, or another site sent it. */
function failureAsPage(failure: Failure, sent: Values | undefined, { company, site }: Dependencies): Response {
  const values = sent ?? {};
  const choice = chosenCell(values, company);
  // A choice that contradicts the service is asked for again, as the service.
  const isKept = choice !== undefined && !isContrary(choice, values['service'], company);
  const typed = sent && {
    values: valuesByField(({ name }) => asText(values[name])),
    hidden: {
      area: asText(values['area']),
      block: asText(values['block']),
      page: asText(values['page']),
      ...(isKept && { choice: asText(values['choice']) }),
    },
    ...(isKept && { choice: choice.words }),
  };
  return errorPage({ company, back: backOf(values, site), failure, ...(typed && { typed }) });
}

function failureAsJson({ status, code, message, fields, headers }: Failure): Response {
  return Response.json({ error: code, message, ...(fields && { fields }) }, { status, headers: headers ?? {} });
}

/** Stores an enquiry. Returns its id, or the reason why it was not stored. */
async function take(
  values: Values,
  request: Request,
  address: string,
  { company, store, onStored, log }: Dependencies,
): Promise<{ id: string } | Failure> {
  const words = company.words.enquiry;
  const reading = readEnquiry(values, company);
  if ('problems' in reading) return invalid(reading.problems, words);
  try {
    const userAgent = request.headers.get('user-agent') ?? '';
    const outcome = await store.submit(reading.enquiry, { address, userAgent });
    log('enquiry', {
      outcome: outcome.kind,
      spam: reading.enquiry.isSpam,
      ...(outcome.kind !== 'limited' && { id: outcome.id }),
    });
    if (outcome.kind === 'limited') return limited(outcome.retryAfter, words);
    if (outcome.kind === 'conflict') return failuresIn(words).conflict;
    onStored();
    return { id: outcome.id };
  } catch (error) {
    log('database-error', { reason: reasonOf(error) });
    return failuresIn(words).unavailable;
  }
}

/**
 * Whether a browser sent this request from a page of another site; programs send no Origin. The function's own error
 * page has the function's origin. A form has "null" if its page is sandboxed or sends no referrer, also on our site.
 */
function isOfOtherSite({ headers, url }: Request, isForm: boolean, allowed: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin === null || (isForm && origin === 'null') || allowed.includes(origin)) return false;
  if (headers.get('sec-fetch-site') === 'same-origin') return false;
  const hosts = [new URL(url).host, headers.get('host')];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

async function answerEnquiry(request: Request, address: string, dependencies: Dependencies): Promise<Response> {
  const { company, allowedOrigins, site } = dependencies;
  const failures = failuresIn(company.words.enquiry);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return failureAsJson(failures.method);
  const body = await readBody(request);
  const { isForm } = body;
  const fail = (failure: Failure, sent?: Values) =>
    isForm ? failureAsPage(failure, sent, dependencies) : failureAsJson(failure);
  if (isOfOtherSite(request, isForm, allowedOrigins)) return fail(failures['other-site']);
  if ('failure' in body) return fail(failures[body.failure]);
  const origin = request.headers.get('origin') ?? '';
  // Any site can make a page or a frame without an origin, so all of them share the limits of one visitor.
  const isNameless = origin === 'null' && request.headers.get('sec-fetch-site') !== 'same-origin';
  const taken = await take(body.values, request, isNameless ? 'null' : address, dependencies);
  if ('status' in taken) return fail(taken, body.values);
  if (!isForm) return Response.json(taken);
  // The page's policy allows a form to be redirected to its own origin only, with or without "www.".
  const thank = new URL('/thank', allowedOrigins.includes(origin) ? origin : site);
  return new Response(null, { status: 303, headers: { Location: thank.href } });
}

/** Answers a request of the enquiry form. `address` is the visitor's IP address. */
export async function handle(request: Request, address: string, dependencies: Dependencies): Promise<Response> {
  const response = await answerEnquiry(request, address, dependencies);
  const cors = corsHeaders(request.headers.get('origin'));
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}
