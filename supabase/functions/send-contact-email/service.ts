import type { Company } from './company.ts';
import type { Query } from './database.ts';
import { handle } from './handler.ts';
import type { Log } from './log.ts';
import { httpMail } from './mail/http.ts';
import type { SendMail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp.ts';
import { createDrain } from './outbox.ts';
import { createPurge } from './retention.ts';
import type { Settings } from './settings.ts';
import { createStore } from './store.ts';
import { sourceOf, visitorOf } from './visitor-address.ts';

interface Service {
  /** Answers a request; `peer` is the address at the other end of the connection. */
  fetch: (request: Request, peer: string) => Promise<Response>;
  /** Sends the mails that are due, and deletes what is too old; how many mails were tried. */
  drain: () => Promise<number>;
}

interface ServiceParts {
  settings: Settings;
  company: Company;
  sql: Query;
  log: Log;
  /** Takes the place of the mail settings. */
  send?: SendMail;
  /** Keeps the process alive for work that goes on after an answer. */
  waitUntil?: (work: Promise<unknown>) => void;
}

function sender(mail: Settings['mail'], addresses: Settings['addresses']): SendMail {
  if (mail.kind === 'http') return httpMail(mail);
  const domain = /@([\w.-]+)>?$/.exec(addresses.from)?.[1] ?? 'localhost';
  return smtpMail({ ...mail, domain });
}

/** Compares in a time that says nothing of where two texts differ. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [left, right] = await Promise.all([digest(one), digest(other)]);
  return left.reduce((difference, byte, index) => difference | (byte ^ right[index]!), 0) === 0;
}

/** The whole function, put together from its settings. */
export function createService({ settings, company, sql, log, send, waitUntil }: ServiceParts): Service {
  const { site, allowedOrigins, limits, pepper, addresses, drainSecret, mail, alarmMail } = settings;
  const store = createStore(sql, { limits, pepper, consentVersion: company.notice });
  const drain = createDrain({
    sql,
    send: send ?? sender(mail, addresses),
    ...(alarmMail && { sendAlarm: sender(alarmMail, addresses) }),
    company,
    addresses,
    perSecond: settings.mailPerSecond,
    log,
  });
  // What the privacy notice promises holds, whatever is set.
  const months = Math.min(settings.retentionMonths, company.keptMonths);
  const purge = createPurge({ sql, months, log });

  let running: Promise<number> | undefined;
  let isAskedAgain = false;

  async function drainAll(): Promise<number> {
    let tried = 0;
    try {
      do {
        isAskedAgain = false;
        tried += await drain();
        await purge();
      } while (isAskedAgain);
    } catch (error) {
      log('drain-failed', { reason: error instanceof Error ? error.message : String(error) });
    }
    running = undefined;
    return tried;
  }

  /** One at a time; who asks meanwhile has it run once more. */
  function drainOnce(): Promise<number> {
    isAskedAgain = true;
    running ??= drainAll();
    return running;
  }

  async function answerDrain(request: Request): Promise<Response> {
    const secret = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!(await isEqual(secret, drainSecret))) return Response.json({ error: 'secret' }, { status: 401 });
    return Response.json({ tried: await drainOnce() });
  }

  let isAddressSaid = false;

  /** Says once how visitors' addresses are read: whether `PROXIES` is right can be seen in the log alone. */
  function addressOf({ headers }: Request, peer: string): string {
    const { address, facts } = sourceOf(headers, peer, settings.proxies);
    if (!isAddressSaid) log('visitor-address', facts);
    isAddressSaid = true;
    return visitorOf(address);
  }

  const dependencies = {
    company,
    site,
    allowedOrigins,
    store,
    log,
    onStored: () => {
      const work = drainOnce();
      waitUntil?.(work);
    },
  };
  return {
    drain: drainOnce,
    fetch: async (request, peer) => {
      // A client may write anything into Host.
      if (!URL.canParse(request.url)) return Response.json({ error: 'unreadable' }, { status: 400 });
      return request.method === 'POST' && new URL(request.url).pathname.endsWith('/drain')
        ? answerDrain(request)
        : handle(request, addressOf(request, peer), dependencies);
    },
  };
}
