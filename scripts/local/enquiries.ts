import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import { openDatabase, type Query } from '../../supabase/functions/send-contact-email/database.ts';
import { logLine } from '../../supabase/functions/send-contact-email/log.ts';
import { createService } from '../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import type { Environment } from '#content/backend.ts';
import { sendResponse, toRequest } from './http.ts';
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
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 });
    return readFileSync(file, 'utf8');
  } catch {
    // The database cannot start in this folder either, and says why.
    return randomUUID();
  }
}

/** Settings for this machine: the environment, with local defaults. */
function localSettings(environment: Environment, site: string, company: Company, linkSecret: string) {
  const sendsMail = Boolean(environment['SMTP_HOST']);
  const unused = 'mails are kept in a folder';
  const settings = readSettings({
    SITE_URL: site,
    DRAIN_SECRET: randomUUID(),
    LINK_SECRET: linkSecret,
    MAIL_FROM: `${company.brand} <${company.email}>`,
    MAIL_TO: company.email,
    ...(!sendsMail && { SMTP_HOST: unused, SMTP_USER: unused, SMTP_PASSWORD: unused }),
    ...environment,
    SUPABASE_DB_URL: environment['SUPABASE_DB_URL'] || 'of this machine, once it runs',
  });
  return { settings, sendsMail };
}

/** Only requests from this machine: the page shows enquiries. The Host is checked too, against DNS rebinding. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
}

const isBelow = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** The database in the environment, else the local PostgreSQL of the folder, with all migrations applied. */
async function startDatabase(folder: string, givenUrl: string | undefined) {
  const local = givenUrl ? undefined : await startPostgres(folder);
  if (local) await migrate(local.url, 'supabase/migrations');
  const { sql, end } = openDatabase(local?.url ?? givenUrl ?? '');
  return {
    sql,
    stop: async () => {
      await end();
      await local?.stop();
    },
  };
}

/**
 * The enquiry function in this process. It uses the database and the mail server in the environment, else its own
 * PostgreSQL and a folder of mails, both in `folder`. `site` is the address that visitors are redirected to. It accepts
 * requests at once; they wait while the database starts.
 */
export function startEnquiries(folder: string, site: string, company: Company, environment: Environment) {
  const root = resolve(folder);
  const { settings, sendsMail } = localSettings(environment, site, company, loadSecret(root));
  const givenUrl = environment['SUPABASE_DB_URL'] || undefined;
  const database = startDatabase(root, givenUrl);
  const sql: Query = async (words, ...values) => (await database).sql(words, ...values);
  const mails = join(root, 'mail');
  const service = createService({
    settings,
    company,
    sql,
    log: logLine,
    ...(!sendsMail && { send: mailFolder(mails), mailsPerSecond: null }),
  });
  const ready = database.then(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  ready.then(
    () => (timer = setInterval(() => void service.drain(), retryEvery)),
    () => undefined,
  );

  async function respond(path: string, request: IncomingMessage): Promise<Response> {
    if (!path.startsWith('/_local')) {
      // Requests for the owner's pages go to the function, as the site's host forwards them.
      if (isBelow(company.pages, path))
        request.url = `${functionPath}/office${request.url?.slice(company.pages.length)}`;
      const asked = toRequest(request);
      return asked ? service.fetch(asked, request.socket.remoteAddress ?? '') : new Response(null, { status: 400 });
    }
    if (!isOwnMachine(request)) return new Response('Only this machine can open this page.', { status: 403 });
    return localPage(path, sql, mails, company.pages);
  }

  return {
    /** Resolves when the database runs, rejects when it cannot. */
    ready,
    /** Answers requests about enquiries; false for all other paths. */
    answer: (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
      const isOwn = [functionPath, '/_local', company.pages].some((own) => isBelow(own, path));
      if (isOwn) {
        void respond(path, request)
          .catch(() => new Response('The database does not answer.', { status: 503 }))
          .then((answer) => sendResponse(answer, response));
      }
      return isOwn;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await database.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}
