import { randomUUID } from 'node:crypto';
import { Clock } from '../../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { newDatabase, type Database } from '../../support/database.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startHttpMail, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { company } from './company.ts';
import { visitor } from './enquiry-client.ts';

const url = 'https://project.example/functions/v1/send-contact-email';
const singapore = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`);

/** The whole function, with a clock that tests move, a real database and a mock mail provider. */
export class TimeTravelService {
  readonly clock = new Clock();
  readonly database: Database;
  readonly mail: MailServer<Posted>;
  readonly logged: object[] = [];
  #service!: ReturnType<typeof createService>;
  #opened!: ReturnType<typeof openDatabase>;
  readonly #work: Promise<unknown>[] = [];

  private constructor(database: Database, mail: MailServer<Posted>) {
    this.database = database;
    this.mail = mail;
  }

  static async start(): Promise<TimeTravelService> {
    return new TimeTravelService(...(await Promise.all([newDatabase(), startHttpMail()])));
  }

  /** Starts the function again, with an empty database. */
  async begin(settings: Record<string, string> = {}, own: Partial<Company> = {}): Promise<void> {
    await this.end();
    await this.database.sql`truncate contact.enquiries, contact.outbox cascade`;
    this.mail.received.length = 0;
    this.mail.behaviour = 'well';
    this.start(settings, own);
  }

  /** Starts the function again with other settings. */
  async restart(settings: Record<string, string> = {}): Promise<void> {
    await this.end();
    this.start(settings);
  }

  private start(settings: Record<string, string>, own: Partial<Company> = {}): void {
    this.#opened = openDatabase(this.database.url, 6, this.clock);
    this.#service = createService({
      settings: readSettings({ ...settingsFor('http', this.mail.port, this.database.url), ...settings }),
      company: { ...company, ...own },
      sql: this.#opened.sql,
      clock: this.clock,
      log: (event, facts) => this.logged.push({ event, ...facts }),
      waitUntil: (work) => this.#work.push(work),
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.#work);
    if (this.#opened !== undefined) await this.#opened.end();
  }

  async stop(): Promise<void> {
    await this.end();
    await Promise.all([this.mail.stop(), this.database.stop()]);
  }

  /** Moves the clock to a time in Singapore, and lets the retry job run. */
  async at(time: string): Promise<void> {
    this.clock.offset = singapore(time) - Date.now();
    await this.#service.drain();
  }

  /** A visitor sends the form; returns the enquiry's id. */
  async send(time: string, values: Record<string, string> = {}): Promise<string> {
    await this.at(time);
    const id = randomUUID();
    const body = JSON.stringify({ ...visitor, area: 'Punggol', message: `Three rooms, ${id}.`, id, ...values });
    const request = new Request(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    const answer = await this.#service.fetch(request, '203.0.113.7');
    if (answer.status !== 200) throw new Error(`The form was answered with ${answer.status}.`);
    await Promise.all(this.#work);
    return id;
  }

  /** The owner presses a button in the enquiry list. */
  async press(id: string, action: string, remindAt = ''): Promise<void> {
    const time = remindAt === '' ? null : new Date(singapore(remindAt)).toISOString();
    await this.#opened.sql`select contact.act(${id}, ${action}, null, ${time}::timestamptz, 3, 200)`;
  }

  /**
   * The kinds of all mails except those about a new enquiry, in the order of their arrival; with the occasion, except
   * that of reminders about a deadline.
   */
  later(): string[] {
    return this.mail.received
      .map(({ key }) => key.split('.').slice(1).join('.'))
      .map((kind) => kind.replace(/^(remind|overdue)\..*/, '$1'))
      .filter((kind) => !/^(notify|ack)$/.test(kind));
  }

  mailsOf(kind: string): Posted['mail'][] {
    return this.mail.received.filter(({ key }) => key.split('.')[1] === kind).map(({ mail }) => mail);
  }
}
