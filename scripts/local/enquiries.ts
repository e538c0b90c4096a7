import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import { openDatabase } from '../../supabase/functions/send-contact-email/database.ts';
import { logLine } from '../../supabase/functions/send-contact-email/log.ts';
import { createService } from '../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import type { Environment } from '#content/backend.ts';
import { exchange } from './http.ts';
import { localPage } from './local-page.ts';
import { mailFolder } from './mail-folder.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './postgres.ts';

export type Enquiries = ReturnType<typeof startEnquiries>;

const functionPath = '/functions/v1/send-contact-email';
/** How often due mails are sent, in ms. */
const retryEvery = 5_000;

/** A secret that is kept across restarts, so that the links in local mails still work. */
function loadSecret(folder: string): string {
  const file = join(folder, 'link-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** The function with its database and mails: those of the environment, else its own PostgreSQL and a folder of mails. */
async function start(folder: string, site: string, company: Company, environment: Environment) {
  const sendsMail = Boolean(environment['SMTP_HOST']);
  const unused = 'mails are kept in a folder';
  const settings = readSettings({
    SITE_URL: site,
    DRAIN_SECRET: randomUUID(),
    LINK_SECRET: loadSecret(folder),
    MAIL_FROM: `${company.brand} <${company.email}>`,
    MAIL_TO: company.email,
    ...(!sendsMail && { SMTP_HOST: unused, SMTP_USER: unused, SMTP_PASSWORD: unused }),
    ...environment,
    SUPABASE_DB_URL: environment['SUPABASE_DB_URL'] || 'of this machine, once it runs',
  });
  const own = environment['SUPABASE_DB_URL'] ? undefined : await startPostgres(folder);
  if (own) await migrate(own.url, 'supabase/migrations');
  const { sql, end } = openDatabase(own?.url ?? settings.databaseUrl);
  const mails = join(folder, 'mail');
  const send = sendsMail ? {} : { send: mailFolder(mails), mailsPerSecond: null };
  const service = createService({ settings, company, sql, log: logLine, ...send });
  const timer = setInterval(() => void service.drain(), retryEvery);
  const stop = async () => {
    clearInterval(timer);
    await end();
    await own?.stop();
  };
  return { service, sql, mails, stop };
}

const isBelow = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * The enquiry function in this process, with its data in `folder`. `site` is the address that visitors are redirected to. It
 * accepts requests at once; they wait while the database starts.
 */
export function startEnquiries(folder: string, site: string, company: Company, environment: Environment) {
  /** Resolves when the database runs, rejects when it cannot. */
  const ready = start(resolve(folder), site, company, environment);

  async function showLocalPage(path: string, host: string): Promise<Response> {
    // Against DNS rebinding: the page shows enquiries.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host))
      return new Response('Only this machine can open this page.', { status: 403 });
    const { sql, mails } = await ready;
    return localPage(path, sql, mails, company.pages);
  }

  return {
    ready,
    /** Answers requests about enquiries; false for all other paths. */
    answer: (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
      const { url = '', headers, socket } = request;
      const ask = async (asked: Request) => (await ready).service.fetch(asked, socket.remoteAddress ?? '');
      if (isBelow('/_local', path)) void exchange(request, response, () => showLocalPage(path, headers.host ?? ''));
      else if (isBelow(functionPath, path)) void exchange(request, response, ask);
      // Requests for the owner's pages go to the function, as the site's host forwards them.
      else if (isBelow(company.pages, path))
        void exchange(request, response, ask, `${functionPath}/office${url.slice(company.pages.length)}`);
      else return false;
      return true;
    },
    stop: () => ready.then(({ stop }) => stop()).catch(() => undefined),
  };
}
