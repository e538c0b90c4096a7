import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { businessTime } from './shared/business-time.ts';
import companyFacts from './company.json' with { type: 'json' };
import type { Company } from './company.ts';
import { originsOf } from './cors.ts';
import { openDatabase, type Query } from './database.ts';
import { handle } from './handler.ts';
import { createLinks } from './links.ts';
import { createJob } from './job.ts';
import { logLine, type Log } from './log.ts';
import { createSignInMail } from './mail/sign-in-mail.ts';
import type { SendMail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp.ts';
import { signInMinutes } from './office/sign-in.ts';
import { withOwnHeaders } from './own-headers.ts';
import { answerOffice } from './office/routes.ts';
import { createOfficeStore } from './office/store.ts';
import { createDrain } from './mail/outbox.ts';
import { readSettings, type Environment, type Settings } from './settings.ts';
import { createSigner } from './signer.ts';
import { createStore, usualLimits, type Limits } from './store.ts';
import { requestSource, visitorOf } from './visitor-address.ts';

interface Service {
  /** Answers a request; `peer` is the remote address of the connection. */
  fetch: (request: Request, peer: string) => Promise<Response>;
  /** Sends the mails that are due and deletes enquiries that are too old. Returns how many mails were tried. */
  drain: () => Promise<number>;
}

export interface ServiceParts {
  settings: Settings;
  company: Company;
  sql: Query;
  log: Log;
  /** The time, as `sql` has it. */
  now?: () => number;
  /** Sends the mails, in place of the mail server in the settings. */
  send?: SendMail;
  smtpPort?: { port: number; secure: boolean };
  /** The most mails per second; null means no limit. */
  mailsPerSecond?: number | null;
  /**
   * The timeout of one mail, in ms. A mail that takes longer is tried again later. The lease is longer, so no other
   * process claims the mail meanwhile.
   */
  mailTimeoutMs?: number;
  limits?: Partial<Limits>;
  /** How many of our proxies are in front of the function: only so many addresses of X-Forwarded-For can be trusted. */
  proxies?: number;
  /** Keeps the process alive for work after the answer. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** The paths of the owner's pages, with the part that names the page; every path below them is one. */
const officeRule = /\/send-contact-email\/office(?:\/(.*))?$/;

/** Compares in constant time, so that the time does not show where two texts differ. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Whether a request is from our own retry job, or from the site's own host. */
const hasSecret = ({ headers }: Request, { drainSecret }: Settings) =>
  isEqual(headers.get('authorization')?.replace(/^Bearer /, '') ?? '', drainSecret);

/** Reads the address of a visitor. Logs once how: only the log shows whether `proxies` is right. */
function createAddressReader({ settings, log, proxies = 0 }: ServiceParts) {
  let isLogged = false;
  return (request: Request, peer: string): string => {
    const { address, facts } = requestSource(request.headers, peer, proxies, hasSecret(request, settings));
    if (!isLogged) log('visitor-address', facts);
    isLogged = true;
    return visitorOf(address);
  };
}

/** Creates the whole function from its settings. */
export function createService(parts: ServiceParts): Service {
  const { settings, company, sql, log, now = Date.now, waitUntil = () => undefined } = parts;
  const { site, addresses, linkSecret, perAddress } = settings;
  const { send = smtpMail(settings.smtp, parts.smtpPort), mailsPerSecond = 2, mailTimeoutMs = 10_000 } = parts;
  const limits = { ...usualLimits, perAddress, ...parts.limits };
  const pepper = createHmac('sha256', linkSecret).update('addresses').digest('hex');
  const store = createStore(sql, { limits, pepper, consentVersion: company.notice });
  const signer = createSigner(linkSecret, now);
  const links = createLinks(signer, `${site}${company.pages}`);
  const time = businessTime(company);
  const pace = { perSecond: mailsPerSecond, timeoutMs: mailTimeoutMs };
  const drain = createDrain({ sql, time, send, company, addresses, links, log, ...pace });
  const runJob = createJob({ sql, log, drain, now, time, keptMonths: company.keptMonths });
  const runJobSoon = () => waitUntil(runJob());
  const sendSignInLink = createSignInMail({ send, company, addresses, log }, signInMinutes);
  const office = {
    company,
    links,
    signer,
    store: createOfficeStore(sql, limits),
    time,
    now,
    path: new URL(links.pages).pathname,
    onQueued: runJobSoon,
    sendSignInLink: (id: string, link: string) => waitUntil(sendSignInLink(id, link)),
    log,
  };
  const dependencies = { company, site, allowedOrigins: originsOf(site), store, log, onStored: runJobSoon };
  const visitorAddress = createAddressReader(parts);

  async function answerDrain(request: Request): Promise<Response> {
    if (!hasSecret(request, settings)) return Response.json({ error: 'secret' }, { status: 401 });
    return Response.json({ tried: await runJob() });
  }

  async function dispatch(request: Request, peer: string): Promise<Response> {
    // The URL may be invalid, because a client may send anything as Host.
    if (!URL.canParse(request.url)) return Response.json({ error: 'unreadable' }, { status: 400 });
    const { pathname } = new URL(request.url);
    const route = officeRule.exec(pathname);
    if (route) return answerOffice(request, route[1] ?? '', office);
    return request.method === 'POST' && pathname.endsWith('/drain')
      ? answerDrain(request)
      : handle(request, visitorAddress(request, peer), dependencies);
  }

  return {
    drain: runJob,
    fetch: async (request, peer) => withOwnHeaders(request, await dispatch(request, peer)),
  };
}

/** Supabase's extension of Deno: work that may continue after the answer. */
interface Edge {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/** The function as Supabase runs it. Tests give other parts. */
export function serve(environment: Environment, parts: Partial<ServiceParts> = {}) {
  const settings = readSettings(environment);
  const service = createService({
    settings,
    // A JSON module has wider types.
    company: companyFacts as Company,
    sql: openDatabase(settings.databaseUrl).sql,
    log: logLine,
    waitUntil: (work) => (globalThis as Edge).EdgeRuntime?.waitUntil(work),
    // Supabase's own proxy is in front of every function.
    proxies: 1,
    ...parts,
  });
  return {
    fetch: (request: Request, info?: { remoteAddr?: { hostname?: string } }): Promise<Response> =>
      service.fetch(request, info?.remoteAddr?.hostname ?? 'unknown'),
  };
}
