import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';

type Json = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Json;
  result?: Json;
  error?: { message: string };
}

/**
 * Controls Chromium through the DevTools protocol, over a pipe. It is for features that the libraries for browser tests
 * switch off and headless builds of Chromium do not have, such as prerendering.
 */
export class Devtools {
  readonly #profile = mkdtempSync(join(tmpdir(), 'devtools-'));
  readonly #browser: ChildProcess;
  readonly #answers = new Map<number, { sessionId: string | undefined; answered: (message: Message) => void }>();
  readonly #listeners = new Set<(message: Message) => void>();
  #count = 0;

  constructor(more: readonly string[]) {
    const options = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${this.#profile}`];
    this.#browser = spawn(findBrowser('full'), [...browserArguments, ...options, ...more], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    (this.#browser.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      const messages = (rest + chunk.toString()).split('\0');
      rest = messages.pop() ?? '';
      for (const text of messages) this.#receive(JSON.parse(text) as Message);
    });
  }

  #receive(message: Message): void {
    if (message.id !== undefined) this.#answers.get(message.id)?.answered(message);
    else {
      if (message.method === 'Target.detachedFromTarget') this.#giveUp(message.params?.['sessionId']);
      for (const listener of this.#listeners) listener(message);
    }
  }

  /** Rejects the pending commands of a page that is gone, because it will not answer them. */
  #giveUp(session: unknown): void {
    for (const { sessionId, answered } of this.#answers.values()) {
      if (sessionId !== undefined && sessionId === session) answered({ error: { message: 'The page is gone.' } });
    }
  }

  /** Sends a command to the browser, or to the target of a session. Rejects with the browser's error message. */
  send(method: string, params: Json = {}, sessionId?: string): Promise<Json> {
    this.#count += 1;
    const id = this.#count;
    (this.#browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const answered = ({ error, result }: Message) => {
        this.#answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      };
      this.#answers.set(id, { sessionId, answered });
    });
  }

  /** Calls back for every event of a name. Returns a function that stops it. */
  on(name: string, then: (params: Json, sessionId?: string) => void): () => void {
    const listener = ({ method, params, sessionId }: Message) => {
      if (method === name) then(params ?? {}, sessionId);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const isClosed = new Promise((resolve) => this.#browser.once('exit', resolve));
    await this.send('Browser.close');
    await isClosed;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
