import { randomUUID } from 'node:crypto';
import { linkActions, type LinkAction } from '../../../supabase/functions/send-contact-email/actions.ts';
import { Clock } from '../../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { createSigner } from '../../../supabase/functions/send-contact-email/signer.ts';
import { newDatabase, type Database } from '../../support/database.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startHttpMail, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { company } from './company.ts';
import { submitTo } from './submit.ts';

const site = 'https://sapu.example';
/** The owner's pages at the address of the function. `#pages` is their address on the site. */
const functionPages = 'https://project.example/functions/v1/send-contact-email/office';
/** The headers that a browser sends with a form of the owner's pages. */
const ofOwnPage = { origin: 'null', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

/** The whole function, with a real database and a mock mail provider, for tests of the owner's pages. */
export class OfficeHarness {
  /** The time of the function; tests may move it. */
  readonly clock = new Clock();
  readonly database: Database;
  readonly mail: MailServer<Posted>;
  readonly secret: string;
  logged: string[] = [];
  /** The cookie that the browser keeps. */
  cookie = '';
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #opened: ReturnType<typeof openDatabase>;
  readonly #work: Promise<unknown>[] = [];

  readonly #pages: string;

  private constructor(database: Database, mail: MailServer<Posted>, owner: Company) {
    this.#pages = `${site}${owner.pages}`;
    const environment = settingsFor('http', mail.port, database.url);
    this.database = database;
    this.mail = mail;
    this.secret = environment['LINK_SECRET']!;
    this.#opened = openDatabase(database.url, 6, this.clock);
    const service = createService({
      settings: readSettings(environment),
      company: owner,
      sql: this.#opened.sql,
      clock: this.clock,
      log: (event, facts) => this.logged.push(JSON.stringify({ event, ...facts })),
      waitUntil: (work) => this.#work.push(work),
    });
    this.#fetch = (request) => service.fetch(request, '203.0.113.7');
  }

  static async start(owner: Company = company): Promise<OfficeHarness> {
    const [database, mail] = await Promise.all([newDatabase(), startHttpMail()]);
    return new OfficeHarness(database, mail, owner);
  }

  async stop(): Promise<void> {
    await this.settled();
    await this.#opened.end();
    await Promise.all([this.database.stop(), this.mail.stop()]);
  }

  /** Removes all data, and resets the clock, the mail provider and the cookie. */
  async clear(): Promise<void> {
    await this.settled();
    await this.database.sql`truncate contact.enquiries, contact.sign_ins cascade`;
    this.mail.received.length = 0;
    this.mail.behaviour = 'well';
    this.clock.offset = 0;
    this.logged = [];
    this.cookie = '';
  }

  /** Moves the clock to a time in Singapore. */
  at(time: string): void {
    this.clock.offset = Date.parse(`${time.replace(' ', 'T')}:00+08:00`) - Date.now();
  }

  settled = () => Promise.all(this.#work);

  /** Opens a page, by its full address or by its path below the owner's pages. */
  async get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const pages = this.#pages;
    const url = address.startsWith(pages)
      ? `${functionPages}${address.slice(pages.length)}`
      : `${functionPages}/${address}`;
    return this.#fetch(new Request(url, { method, headers: { cookie: this.cookie, ...headers } }));
  }

  /** Sends a form of a page, and keeps the cookie of the response. */
  async post(
    route: string,
    form: Record<string, string> = {},
    headers: Record<string, string> = ofOwnPage,
  ): Promise<Response> {
    const init = { method: 'POST', body: new URLSearchParams(form), headers: { cookie: this.cookie, ...headers } };
    const answer = await this.#fetch(new Request(`${functionPages}/${route}`, init));
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    return answer;
  }

  /** Stores an enquiry, and returns its id. */
  async submit(values: Record<string, string> = {}, spam = false): Promise<string> {
    const id = randomUUID();
    await submitTo(this.database, { id, ...values }, { spam });
    return id;
  }

  links(enquiry: string, at = new Date(), secret = this.secret): Promise<Record<LinkAction, string>> {
    return createLinks(createSigner(secret), this.#pages).actionLinks(enquiry, at);
  }

  async press(link: string): Promise<Response> {
    const { pathname, searchParams } = new URL(link);
    return this.post(pathname.split('/').at(-1)!, { link: searchParams.get('link') ?? '' });
  }

  /** Requests a sign-in link, and returns it from the mail. */
  async ask(): Promise<string> {
    await this.post('ask');
    await this.settled();
    return /https:\S+/.exec(this.mail.received.at(-1)!.mail.text)![0];
  }

  /** Starts a session as the owner does. */
  async signIn(): Promise<void> {
    const key = new URL(await this.ask()).searchParams.get('key')!;
    await this.post('enter', { key });
  }

  async statusOf(enquiry: string): Promise<string | undefined> {
    const [row] = await this.database.sql<
      { status: string }[]
    >`select status from contact.enquiries where id = ${enquiry}`;
    return row?.status;
  }

  /** Everything that a link can change, with the version of each row that can be updated (`xmin`). */
  async everything(): Promise<string> {
    const rows = await this.database.sql`
      select (select json_agg(row(e.xmin::text, e) order by e.id) from contact.enquiries e) as enquiries,
        (select json_agg(row(o.xmin::text, o) order by o.id) from contact.outbox o) as mails,
        (select json_agg(p order by p) from contact.presses p) as presses,
        (select json_agg(row(n.xmin::text, n) order by n.id) from contact.sign_ins n) as sign_ins`;
    return JSON.stringify(rows);
  }
}

export const tokenIn = (link: string) => new URL(link).searchParams.get('link')!;
export { linkActions };
