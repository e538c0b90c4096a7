import { randomUUID } from 'node:crypto';
import { businessTime } from '../../../supabase/functions/send-contact-email/business-time.ts';
import { Clock } from '../../../supabase/functions/send-contact-email/clock.ts';
import type { Enquiry } from '../../../supabase/functions/send-contact-email/enquiry.ts';
import { valuesOf } from '../../../supabase/functions/send-contact-email/fields.ts';
import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import { httpMail } from '../../../supabase/functions/send-contact-email/mail/http.ts';
import type { SendMail } from '../../../supabase/functions/send-contact-email/mail/mail.ts';
import { smtpMail } from '../../../supabase/functions/send-contact-email/mail/smtp.ts';
import { createDrain } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { createSigner } from '../../../supabase/functions/send-contact-email/signer.ts';
import { createStore } from '../../../supabase/functions/send-contact-email/store.ts';
import { newDatabase, type Database } from '../../support/database.ts';
import { startHttpMail, startSmtp, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { company } from './company.ts';
import { unlimited } from './enquiry-client.ts';

const addresses = { from: 'Sapu <hello@sapu.example>', business: 'office@sapu.example' };

type Extra = Partial<Pick<Parameters<typeof createDrain>[0], 'perSecond' | 'sendAlarm' | 'timeoutMs'>> & {
  alarm?: string;
};

const links = createLinks(createSigner('a secret of thirty-two letters or more'), 'https://sapu.example/office');

/** An outbox with a real database and mail servers, whose mails tests can make due or older. */
export class Mailroom {
  logged: { event: string; reason?: string }[] = [];
  readonly clock = new Clock();
  readonly database: Database;
  readonly smtp: Awaited<ReturnType<typeof startSmtp>>;
  readonly http: MailServer<Posted>;

  private constructor(database: Database, smtp: Awaited<ReturnType<typeof startSmtp>>, http: MailServer<Posted>) {
    this.database = database;
    this.smtp = smtp;
    this.http = http;
  }

  static async start(): Promise<Mailroom> {
    return new Mailroom(...(await Promise.all([newDatabase(), startSmtp(), startHttpMail()])));
  }

  async stop(): Promise<void> {
    await Promise.all([this.database.stop(), this.smtp.stop(), this.http.stop()]);
  }

  /** Removes all mails and enquiries, and resets the mail servers. */
  async clear(): Promise<void> {
    await this.database.sql`truncate contact.enquiries cascade`;
    this.smtp.received.length = 0;
    this.http.received.length = 0;
    this.smtp.unknown.clear();
    for (const server of [this.smtp, this.http]) server.behaviour = 'well';
    this.clock.offset = 0;
    this.logged = [];
  }

  bySmtp(): SendMail {
    return smtpMail({ host: '127.0.0.1', port: this.smtp.port, secure: false, domain: 'sapu.example' });
  }

  byHttp(port = this.http.port): SendMail {
    return httpMail({ endpoint: `http://127.0.0.1:${port}/emails`, key: 'secret-key' });
  }

  /** Drains once, as a separate process would: it does not know at which rate others send. */
  drain(send: SendMail, { alarm, ...extra }: Extra = {}): Promise<number> {
    return createDrain({
      sql: this.database.sql,
      clock: this.clock,
      time: businessTime(company, '24-hours'),
      send,
      company,
      addresses: { ...addresses, ...(alarm !== undefined && { alarm }) },
      links,
      perSecond: null,
      log: (event, facts) => this.logged.push({ event, ...facts }),
      ...extra,
    })();
  }

  /** Drains 12 times. The function queues an alert after ten failures, which take most of an hour in production. */
  async drainForAnHour(send: SendMail, extra: Extra = {}): Promise<void> {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await this.due();
      await this.drain(send, extra);
    }
  }

  async submit(values: Partial<Enquiry> = {}): Promise<string> {
    const store = createStore(this.database.sql, { limits: unlimited, pepper: 'pepper', consentVersion: '1' });
    const id = randomUUID();
    const enquiry = {
      ...valuesOf(() => ''),
      id,
      name: 'Ana <b>Tan</b>',
      email: 'visitor@example.com',
      phone: '+65 8000 0000',
      service: 'Weekly Cleaning',
      message: 'Three rooms & a <script>\nSecond line 🏠',
      area: 'Punggol',
      page: '/punggol',
      isSpam: false,
      ...values,
    };
    await store.submit(enquiry, { address: '203.0.113.7', userAgent: 'test' });
    return id;
  }

  async submitMany(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.submit({ email: `visitor-${index}@example.com` });
  }

  /** Makes mails that wait for another attempt due. */
  async due(): Promise<void> {
    await this.database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
  }

  /** Makes all mails older by this time. */
  async later(time: string): Promise<void> {
    await this.database.sql`update contact.outbox set queued_at = queued_at - ${time}::interval`;
  }

  async states(): Promise<string[]> {
    const rows = await this.database.sql<{ state: string }[]>`select state from contact.outbox order by id`;
    return rows.map(({ state }) => state);
  }
}
