import { createServer } from 'node:http';
import type { Server, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './listen.ts';

/** How a mail server behaves. */
export type Behaviour = 'well' | 'refusing' | 'hanging' | 'out of quota' | 'losing answers';

export interface MailServer<Received> {
  port: number;
  received: Received[];
  behaviour: Behaviour;
  /** Forgets all mails, and behaves well again. */
  clear: () => void;
  /** Stops at once, with all connections. It still knows which mails it received. */
  stop: () => Promise<void>;
  /** Starts again on the same port. */
  start: () => Promise<void>;
}

/** Starts a server; `stop` ends all of its connections. */
async function startServer(server: Server, at: number): Promise<Pick<MailServer<never>, 'port' | 'start' | 'stop'>> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const port = Number(new URL(await listen(server, at)).port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port, start: async () => void (await listen(server, port)), stop };
}

export interface SmtpMailServer extends MailServer<Email> {
  /** Unknown addresses: the server refuses them and quotes the address, as real servers do. */
  unknown: Set<string>;
}

/** A real SMTP server, which parses the mails that it receives. */
export async function startSmtp({ port = 0 } = {}): Promise<SmtpMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 });
      callback(own.unknown.has(address) ? refusal : null);
    },
    onData(stream, _session, callback) {
      void buffer(stream).then(async (bytes) => {
        if (own.behaviour === 'hanging') return;
        if (own.behaviour === 'refusing') return callback(Object.assign(new Error('Not now'), { responseCode: 451 }));
        own.received.push(await PostalMime.parse(bytes));
        callback();
      }, callback);
    },
  });
  // Without this, a client that resets its connection would end the process.
  server.on('error', () => undefined);
  const own: SmtpMailServer = {
    ...(await startServer(server.server, port)),
    received: [],
    unknown: new Set(),
    behaviour: 'well',
    clear: () => {
      own.received.length = 0;
      own.unknown.clear();
      own.behaviour = 'well';
    },
  };
  return own;
}

export interface Posted {
  key: string;
  authorization: string;
  /** When it was accepted. */
  at: number;
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

export interface HttpMailServer extends MailServer<Posted> {
  /** The header `Retry-After` of a server that is out of quota. */
  retryAfter: string;
  /** The idempotency keys that came again with another mail. */
  conflicts: string[];
}

/**
 * A mock of Resend's API. It does not send a mail again if it knows the idempotency key. It answers more than
 * `perSecond` requests with status 429.
 */
export async function startHttpMail({ port = 0, perSecond = Infinity, now = Date.now } = {}): Promise<HttpMailServer> {
  const known = new Map<string, string>();
  let asked: number[] = [];

  function answerTo(key: string, authorization: string, body: string): [status: number, value: object, wait?: string] {
    const time = Date.now();
    asked = asked.filter((earlier) => earlier > time - 1_000);
    if (asked.length >= perSecond) return [429, { message: 'Too many requests' }, '1'];
    asked.push(time);
    if (own.behaviour === 'out of quota') return [429, { message: 'Not today' }, own.retryAfter];
    if (own.behaviour === 'refusing') return [500, { message: 'Not now' }];
    const before = known.get(key);
    if (before !== undefined && before !== body) {
      own.conflicts.push(key);
      return [409, { message: 'Another mail' }];
    }
    known.set(key, body);
    if (before === undefined) {
      own.received.push({ key, authorization, at: now(), mail: JSON.parse(body) as Posted['mail'] });
    }
    if (own.behaviour === 'losing answers') return [500, { message: 'Sent, but not said' }];
    return [200, { id: `sent-${key}` }];
  }

  const server = createServer((request, response) => {
    const { 'idempotency-key': key, authorization } = request.headers;
    void text(request).then(
      (body) => {
        if (own.behaviour === 'hanging') return;
        const [status, value, wait] = answerTo(String(key), String(authorization), body);
        const headers = { 'Content-Type': 'application/json', ...(wait !== undefined && { 'Retry-After': wait }) };
        response.writeHead(status, headers).end(JSON.stringify(value));
      },
      () => undefined,
    );
  });
  const own: HttpMailServer = {
    ...(await startServer(server, port)),
    received: [],
    conflicts: [],
    behaviour: 'well',
    retryAfter: '86400',
    clear: () => {
      known.clear();
      own.received.length = 0;
      own.conflicts.length = 0;
      own.behaviour = 'well';
      own.retryAfter = '86400';
    },
  };
  return own;
}
