import type { Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail, SendMail } from '../../supabase/functions/send-contact-email/mail/mail.ts';
import { listen } from './listen.ts';

/** How a mail server behaves. */
type Behaviour = 'well' | 'refusing' | 'hanging';

/** A mail as the mailbox got it. */
export interface Posted {
  key: string;
  /** When it was accepted. */
  at: number;
  mail: Omit<Mail, 'key' | 'to'> & { to: string[] };
}

/** Takes the mails of a function in the same process, in place of a mail server. */
export class Mailbox {
  readonly received: Posted[] = [];
  behaviour: Behaviour = 'well';
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  readonly send: SendMail = async ({ key, to, ...mail }, signal) => {
    if (this.behaviour === 'refusing') throw new Error('The mail server answered 451.');
    if (this.behaviour === 'hanging')
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    this.received.push({ key, at: this.#now(), mail: { ...mail, to: to.split(', ') } });
  };

  /** Forgets all mails, and behaves well again. */
  clear(): void {
    this.received.length = 0;
    this.behaviour = 'well';
  }
}

/** Starts a server; `stop` ends all of its connections. */
async function startServer(server: Server, at: number) {
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

export interface SmtpMailServer {
  port: number;
  received: Email[];
  behaviour: Behaviour;
  /** What the server says to the recipients that it refuses, with the code first. */
  refusals: Map<string, string>;
  /** Forgets all mails, and behaves well again. */
  clear: () => void;
  /** Stops at once, with all connections. It still knows which mails it received. */
  stop: () => Promise<void>;
  /** Starts again on the same port. */
  start: () => Promise<void>;
}

/** A real SMTP server, which parses the mails that it receives. */
export async function startSmtp({ port = 0 } = {}): Promise<SmtpMailServer> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _session, callback) {
      const isKnown = username === 'user' && password === 'password';
      callback(isKnown ? null : new Error('Wrong password'), { user: username });
    },
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const [, code, words] = /^(\d+) ([^]*)/.exec(own.refusals.get(address) ?? '') ?? [];
      callback(code === undefined ? null : Object.assign(new Error(words), { responseCode: Number(code) }));
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
    refusals: new Map(),
    behaviour: 'well',
    clear: () => {
      own.received.length = 0;
      own.refusals.clear();
      own.behaviour = 'well';
    },
  };
  return own;
}
