import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import { openDatabase } from '../../supabase/functions/send-contact-email/database.ts';
import { logLine } from '../../supabase/functions/send-contact-email/log.ts';
import { createService } from '../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';
import { sendResponse, toRequest } from './http.ts';
import { localPage } from './local-page.ts';
import { mailFolder } from './mail-folder.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './postgres.ts';

export interface Enquiries {
  /** Answers what belongs to enquiries; false where a path is not of them. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  stop: () => Promise<void>;
}

const functionPath = '/functions/v1/send-contact-email';
/** How often mails that failed are looked for, in ms. */
const retryEvery = 5_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings for this machine: all that the environment leaves open is made up. */
function localSettings(environment: Environment, databaseUrl: string, site: string, company: Company) {
  const sendsMail = Boolean(environment['RESEND_API_KEY'] ?? environment['SMTP_HOST']);
  const settings = readSettings({
    SITE_URL: site,
    IP_PEPPER: randomUUID(),
    DRAIN_SECRET: randomUUID(),
    MAIL_FROM: `${company.brand} <${company.email}>`,
    MAIL_TO: company.email,
    TRUST_PROXY: 'true',
    ...(sendsMail ? {} : { RESEND_API_KEY: 'mails are kept in a folder' }),
    ...environment,
    SUPABASE_DB_URL: databaseUrl,
  });
  return { settings, sendsMail };
}

/** The page shows what visitors wrote: to this machine alone, and to no page of another site that points its name here. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
}

/**
 * The enquiry function in this process, on the database and the mail that the environment names, else on a PostgreSQL
 * of its own and a folder of mails, both in `folder`. `site` is the address that visitors go on to.
 */
export async function startEnquiries(folder: string, site: string, environment: Environment): Promise<Enquiries> {
  const root = resolve(folder);
  const local = environment['SUPABASE_DB_URL'] ? undefined : await startPostgres(root);
  const databaseUrl = local?.url ?? environment['SUPABASE_DB_URL'] ?? '';
  const company = JSON.parse(readFileSync('src/generated/company.json', 'utf8')) as Company;
  const { settings, sendsMail } = localSettings(environment, databaseUrl, site, company);
  if (local) await migrate(local.url, 'supabase/migrations');
  const database = openDatabase(databaseUrl);
  const mails = join(root, 'mail');
  const service = createService({
    settings,
    company,
    sql: database.sql,
    log: logLine,
    ...(!sendsMail && { send: mailFolder(mails) }),
  });
  const timer = setInterval(() => void service.drain(), retryEvery);

  async function respond(path: string, request: IncomingMessage): Promise<Response> {
    if (!path.startsWith('/_local')) return service.fetch(toRequest(request), request.socket.remoteAddress ?? '');
    if (!isOwnMachine(request)) return new Response('This page is for this machine alone.', { status: 403 });
    return localPage(path, database.sql, mails);
  }

  return {
    answer: (path, request, response) => {
      const isOwn = [functionPath, '/_local'].some((own) => path === own || path.startsWith(`${own}/`));
      if (isOwn) {
        void respond(path, request)
          .catch(() => new Response('The database does not answer.', { status: 503 }))
          .then((answer) => sendResponse(answer, response));
      }
      return isOwn;
    },
    stop: async () => {
      clearInterval(timer);
      await database.end();
      await local?.stop();
    },
  };
}
