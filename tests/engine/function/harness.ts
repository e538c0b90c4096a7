import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Query } from '../../../supabase/functions/send-contact-email/database.ts';
import { smtpMail } from '../../../supabase/functions/send-contact-email/mail/smtp.ts';
import { createService, type ServiceParts } from '../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import type { Status } from '../../../supabase/functions/send-contact-email/status.ts';
import { newDatabase, skipMorning, unskipMorning, type Database } from '../../support/database.ts';
import { settingsFor, withoutLimits } from '../../support/function-settings.ts';
import { Mailbox, startSmtp, type Posted, type SmtpMailServer } from '../../support/mail-servers.ts';
import { company } from './company.ts';
import { submitTo, type SubmitOptions } from './submit.ts';
import { visitor } from './visitor.ts';

export const site = 'https://sapu.example';
const ownUrl = 'https://project.example/functions/v1/send-contact-email';
export const secret = 'a secret of thirty-two letters or more';

export const singapore = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`);

/** The whole function with a real database, mock mail servers, and a clock that tests move. */
export class FunctionHarness {
  readonly clock = { offset: 0, now: () => Date.now() + this.clock.offset };
  database!: Database;
  readonly mail = new Mailbox(this.clock.now);
  smtp!: SmtpMailServer;
  logged: { event: string; reason?: string }[] = [];
  readonly #company: Company;
  /** The address of the owner's pages. */
  readonly pages: string;
  /** One connection, whose time is that of the moved clock. */
  #moved!: Sql;
  #offset = 0;
  #service!: ReturnType<typeof createService>;
  #work: Promise<unknown>[] = [];

  constructor(own: Company = company) {
    this.#company = own;
    this.pages = `${site}${own.pages}`;
  }

  async open(): Promise<void> {
    [this.database, this.smtp] = await Promise.all([newDatabase(), startSmtp()]);
    this.#moved = postgres(this.database.url, { max: 1, onnotice: () => undefined });
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#moved.end();
    await Promise.all([this.database.stop(), this.smtp.stop()]);
  }

  /** Removes all data, and resets everything that tests change. */
  async clear(): Promise<void> {
    await this.settled();
    await this.database.sql.unsafe(
      'delete from contact.enquiries; delete from contact.outbox; delete from contact.sign_ins',
    );
    for (const server of [this.mail, this.smtp]) server.clear();
    this.clock.offset = 0;
    this.logged = [];
    await skipMorning(this.database.sql);
    this.start();
  }

  /** Queries at the time of the clock. Unlike those of `openDatabase`, the connections stay when the clock is moved. */
  readonly #sql: Query = (words, ...values) => {
    const { offset } = this.clock;
    if (offset === 0) return this.database.sql(words, ...values);
    if (offset !== this.#offset) {
      this.#offset = offset;
      void this.#moved`select set_config('contact.clock_offset', ${`${offset} milliseconds`}, false)`.execute();
    }
    return this.#moved(words, ...values);
  };

  /** Starts the function again, with other settings or other parts. */
  start(settings: Record<string, string> = {}, parts: Partial<ServiceParts> = {}): void {
    const work = (this.#work = []) as Promise<unknown>[];
    this.#service = createService({
      settings: readSettings({ ...settingsFor(this.database.url), ...settings }),
      company: this.#company,
      sql: this.#sql,
      now: this.clock.now,
      log: (event, facts) => this.logged.push({ event, ...facts }),
      waitUntil: (one) => work.push(one),
      send: this.mail.send,
      ...withoutLimits,
      ...parts,
    });
  }

  /** The part that sends the mails to a real mail server, by default to the one of this harness. */
  bySmtp({ port = this.smtp.port } = {}): Pick<ServiceParts, 'send'> {
    return { send: smtpMail({ host: '127.0.0.1', user: 'user', password: 'password' }, { port, secure: false }) };
  }

  drain = () => this.#service.drain();

  settled = () => Promise.all(this.#work);

  fetch(path: string, init: RequestInit, peer = '203.0.113.7'): Promise<Response> {
    return this.#service.fetch(new Request(`${ownUrl}${path}`, init), peer);
  }

  /** Sends a form as the scripts of the page do. */
  sendJson(body: unknown, headers: Record<string, string> = {}, peer?: string): Promise<Response> {
    const init = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
    return this.fetch('', { method: 'POST', ...init }, peer);
  }

  /** Sends a form as a browser without JavaScript does. */
  sendForm(values: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch('', { method: 'POST', body: new URLSearchParams(values), headers });
  }

  /** Moves the clock to a time in Singapore. */
  setTime(time: string): void {
    this.clock.offset = singapore(time) - Date.now();
  }

  /** Moves the clock to each of these times, and lets the retry job run. */
  async at(...times: string[]): Promise<void> {
    await unskipMorning(this.database.sql);
    for (const time of times) {
      this.setTime(time);
      await this.#service.drain();
    }
  }

  /** A visitor sends the form at a time; returns the enquiry's id. */
  async sendAt(time: string, values: Record<string, string> = {}): Promise<string> {
    await this.at(time);
    const id = randomUUID();
    const answer = await this.sendJson({ ...visitor, message: `Three rooms, ${id}.`, id, ...values });
    if (answer.status !== 200) throw new Error(`The form was answered with ${answer.status}.`);
    await this.settled();
    return id;
  }

  /** The owner gives an enquiry a status. */
  async change(id: string, status: Status): Promise<void> {
    await this.#sql`select contact.change(${id}, ${status}, 3, 200)`;
  }

  /** Says since when an enquiry has its status. */
  async setSince(id: string, time: string): Promise<void> {
    const since = `${time} +08:00`;
    await this.database.sql`update contact.enquiries set status_changed_at = ${since}::timestamptz where id = ${id}`;
  }

  mailsOf(kind: string): Posted['mail'][] {
    return this.mail.received.filter(({ key }) => key.split('.')[1] === kind).map(({ mail }) => mail);
  }

  /** Makes mails that wait for another attempt due, and drains. */
  async drainDue(): Promise<void> {
    await this.#sql`update contact.outbox set next_attempt_at = '-infinity' where state = 'queued'`;
    await this.drain();
  }

  /** The states of all mails, but of a list for which there was no reason. */
  async states(): Promise<string[]> {
    const rows = await this.database.sql<{ state: string }[]>`
      select state from contact.outbox where state <> 'skipped' order by id`;
    return rows.map(({ state }) => state);
  }

  /** Stores an enquiry, and returns its id. */
  async submit(values: Record<string, string> = {}, options: SubmitOptions = {}): Promise<string> {
    return (await submitTo(this.database, values, options)).id!;
  }

  async submitMany(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.submit({ email: `visitor-${index}@example.com` });
  }
}

/** What no log may contain: an address, a link, a secret, and what a visitor types. */
const personal = new RegExp(['@|%40|eyJ|secret|pepper', ...Object.values(visitor)].join('|').replace('+', ''), 'i');

/** Makes a harness available to all tests of a file. Each test finds it empty, and may log nothing personal. */
export function use<Harness extends FunctionHarness>(harness: Harness): Harness {
  beforeAll(() => harness.open());
  beforeEach(() => harness.clear());
  afterEach(async () => {
    await harness.settled();
    expect(JSON.stringify(harness.logged)).not.toMatch(personal);
  });
  afterAll(() => harness.close());
  return harness;
}

export const useFunction = () => use(new FunctionHarness());
