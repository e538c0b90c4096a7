import { createHash, timingSafeEqual } from 'node:crypto';
import { businessTime } from './business-time.ts';
import { Clock } from './clock.ts';
import type { Company } from './company.ts';
import type { Query } from './database.ts';
import { handle } from './handler.ts';
import { createLinks } from './links.ts';
import { createJob } from './job.ts';
import type { Log } from './log.ts';
import { createSignInMail } from './mail/sign-in-mail.ts';
import { httpMail } from './mail/http.ts';
import type { SendMail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp.ts';
import { telegramChat } from './mail/telegram.ts';
import { signInMinutes } from './office/sign-in.ts';
import { inEnvelope } from './office/envelope.ts';
import { answerOffice } from './office/routes.ts';
import { createOfficeStore } from './office/store.ts';
import { createDrain } from './mail/outbox.ts';
import { createReminders } from './reminders.ts';
import type { Settings } from './settings.ts';
import { createSigner } from './signer.ts';
import { createStore } from './store.ts';
import { sourceOf, visitorOf } from './visitor-address.ts';

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
  /** The clock that `sql` uses. */
  clock?: Clock;
  /** Sends the mails, in place of the provider in the settings. */
  send?: SendMail;
  /**
   * The timeout of one mail, in ms. A mail that takes longer is tried again later. The lease is longer, so no other
   * process claims the mail meanwhile.
   */
  mailTimeoutMs?: number;
  /** Keeps the process alive for work after the answer. */
  waitUntil?: (work: Promise<unknown>) => void;
}

function sender(mail: Settings['mail'], addresses: Settings['addresses']): SendMail {
  if (mail.kind === 'http') return httpMail(mail);
  const domain = /@([\w.-]+)>?$/.exec(addresses.from)?.[1] ?? 'localhost';
  return smtpMail({ ...mail, domain });
}

/** The paths of the owner's pages, with the part that names the page; every path below them is one. */
const officeRule = /\/send-contact-email\/office(?:\/(.*))?$/;

/** Compares in constant time, so that the time does not show where two texts differ. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Creates the whole function from its settings. */
export function createService({
  settings,
  company,
  sql,
  log,
  clock = new Clock(),
  send,
  mailTimeoutMs = 10_000,
  waitUntil = () => undefined,
}: ServiceParts): Service {
  const { site, allowedOrigins, limits, pepper, addresses, drainSecret, mail, alarmMail, telegram, digest } = settings;
  const store = createStore(sql, { limits, pepper, consentVersion: company.notice });
  const signer = createSigner(settings.linkSecret, () => new Date(clock.now()));
  const links = createLinks(signer, settings.pages ?? `${site}${company.pages}`);
  const usual = send ?? sender(mail, addresses);
  const time = businessTime(company);
  const drain = createDrain({
    sql,
    time,
    ...(telegram && { chat: telegram.chat, sendChat: telegramChat(telegram) }),
    send: usual,
    ...(alarmMail && { sendAlarm: sender(alarmMail, addresses) }),
    company,
    addresses,
    links,
    perSecond: settings.mailPerSecond,
    timeoutMs: mailTimeoutMs,
    log,
  });
  const runJob = createJob({
    sql,
    log,
    drain,
    queueReminders: createReminders({ sql, clock, time, digest, escalates: addresses.alarm !== undefined }),
    isOpen: () => time.isOpen(clock.now()),
    hasChat: telegram !== undefined,
    // A setting cannot exceed the promise of the privacy notice.
    keptMonths: Math.min(settings.retentionMonths, company.keptMonths),
  });

  /** Whether a request is from our own retry job, or from the site's own host. */
  const hasSecret = ({ headers }: Request) =>
    isEqual(headers.get('authorization')?.replace(/^Bearer /, '') ?? '', drainSecret);

  async function answerDrain(request: Request): Promise<Response> {
    if (!hasSecret(request)) return Response.json({ error: 'secret' }, { status: 401 });
    return Response.json({ tried: await runJob() });
  }

  let isAddressLogged = false;

  /** Logs once how visitors' addresses are read: only the log shows whether `PROXIES` is right. */
  function addressOf(request: Request, peer: string): string {
    const { address, facts } = sourceOf(request.headers, peer, settings.proxies, hasSecret(request));
    if (!isAddressLogged) log('visitor-address', facts);
    isAddressLogged = true;
    return visitorOf(address);
  }

  const runJobSoon = () => waitUntil(runJob());
  const sendSignInLink = createSignInMail({ send: usual, company, addresses, minutes: signInMinutes, log });
  const office = {
    company,
    links,
    signer,
    store: createOfficeStore(sql, limits),
    time,
    clock,
    path: new URL(links.pages).pathname,
    onQueued: runJobSoon,
    sendSignInLink: (id: string, link: string) => waitUntil(sendSignInLink(id, link)),
    log,
  };
  const dependencies = { company, site, allowedOrigins, store, log, onStored: runJobSoon };

  async function answer(request: Request, peer: string): Promise<Response> {
    // The URL may be invalid, because a client may send anything as Host.
    if (!URL.canParse(request.url)) return Response.json({ error: 'unreadable' }, { status: 400 });
    const { pathname } = new URL(request.url);
    const route = officeRule.exec(pathname);
    if (route) return answerOffice(request, route[1] ?? '', office);
    return request.method === 'POST' && pathname.endsWith('/drain')
      ? answerDrain(request)
      : handle(request, addressOf(request, peer), dependencies);
  }

  return {
    drain: runJob,
    fetch: async (request, peer) => inEnvelope(request, await answer(request, peer)),
  };
}
