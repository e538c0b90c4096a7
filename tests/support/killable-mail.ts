import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './database.ts';
import { readJournal, type Behaviour } from './mail-servers.ts';

export type MailKind = 'http' | 'smtp';

export interface KillableMail {
  port: number;
  /** The idempotency keys (HTTP) or Message-IDs (SMTP) of all acknowledged mails, with duplicates. */
  received: () => string[];
  behave: (behaviour: Behaviour) => void;
  kill: () => Promise<void>;
  /** Starts it again. It still knows which mails it received before. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const entry = fileURLToPath(new URL('mail-process.ts', import.meta.url));

/** Starts a mail server in its own process, which keeps its port when it is started again. */
export async function startKillableMail(kind: MailKind): Promise<KillableMail> {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const journal = join(folder, 'received');
  const port = await freePort();
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = fork(entry, [kind, JSON.stringify({ port, journal })], { execArgv: ['--import', 'tsx'] });
    await once(server, 'message');
  }

  async function kill(): Promise<void> {
    const ended = server && once(server, 'exit');
    server?.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    port,
    received: () => readJournal(journal),
    behave: (behaviour) => server?.send(behaviour),
    kill,
    start,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
