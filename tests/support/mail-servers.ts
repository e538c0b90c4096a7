import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server behaves. */
export type Behaviour = 'well' | 'refusing' | 'hanging' | 'out of quota';

export interface MailServer<Received> {
  port: number;
  received: Received[];
  behaviour: Behaviour;
  /** HTTP only: the header `Retry-After` of a server that is out of quota. */
  retryAfter: string;
  stop: () => Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** HTTP only: how many requests it answers in a second. It answers more with status 429 and `Retry-After`. */
  perSecond?: number;
  /**
   * A file with the keys of all mails, one on each line. A key is written before its mail is acknowledged, so that a
   * kill does not lose it.
   */
  journal?: string;
}

export const readJournal = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

interface SmtpMailServer extends MailServer<Email> {
  /** Unknown addresses: the server refuses them and quotes the address, as real servers do. */
  unknown: Set<string>;
}

/** A real SMTP server, which parses the mails that it receives. Its journal contains Message-IDs. */
export async function startSmtp({ port = 0, journal }: MailServerOptions = {}): Promise<SmtpMailServer> {
  const received: Email[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 });
      callback(unknown.has(address) ? refusal : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (own.behaviour === 'hanging') return;
        if (own.behaviour === 'refusing') return callback(Object.assign(new Error('Not now'), { responseCode: 451 }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (journal !== undefined) appendFileSync(journal, `${mail.messageId}\n`);
          received.push(mail);
          callback();
        });
      });
    },
  });
  // Without this, a client that resets its connection would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const own: SmtpMailServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    unknown,
    behaviour: 'well',
    retryAfter: '',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return own;
}

export interface Posted {
  key: string;
  authorization: string;
  mail: {
    from: string;
    to: string[];
    reply_to?: string;
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
    attachments?: { filename: string; content_type: string; content: string }[];
  };
}

/** A mock of Resend's API. It does not send a mail again if it knows the idempotency key. */
export async function startHttpMail({ port = 0, journal, perSecond = Infinity }: MailServerOptions = {}): Promise<
  MailServer<Posted>
> {
  const received: Posted[] = [];
  const asked: number[] = [];
  const known = new Set(journal === undefined ? [] : readJournal(journal));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (own.behaviour === 'hanging') return;
      response.setHeader('Content-Type', 'application/json');
      const now = Date.now();
      if (asked.filter((time) => time > now - 1_000).length >= perSecond) {
        return response.writeHead(429, { 'Retry-After': '1' }).end('{"message":"Too many requests"}');
      }
      asked.push(now);
      if (own.behaviour === 'out of quota') {
        return response.writeHead(429, { 'Retry-After': own.retryAfter }).end('{"message":"Not today"}');
      }
      if (own.behaviour === 'refusing') return response.writeHead(500).end('{"message":"Not now"}');
      const key = String(request.headers['idempotency-key']);
      const authorization = String(request.headers.authorization);
      const mail = JSON.parse(Buffer.concat(chunks).toString()) as Posted['mail'];
      if (!known.has(key)) {
        known.add(key);
        if (journal !== undefined) appendFileSync(journal, `${key}\n`);
        received.push({ key, authorization, mail });
      }
      response.end(JSON.stringify({ id: `sent-${key}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const own: MailServer<Posted> = {
    port: (server.address() as AddressInfo).port,
    received,
    behaviour: 'well',
    retryAfter: '86400',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return own;
}
