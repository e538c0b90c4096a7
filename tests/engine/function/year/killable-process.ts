import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program in its own process, which can be killed at any time and started again. */
export class KillableProcess {
  readonly #file: string;
  readonly #values: readonly string[];
  #child: ChildProcess | undefined;

  constructor(file: URL, values: readonly string[]) {
    this.#file = fileURLToPath(file);
    this.#values = values;
  }

  async start(): Promise<void> {
    const child = fork(this.#file, [...this.#values], { execArgv: ['--import', 'tsx'] });
    this.#child = child;
    const end = once(child, 'exit').then(() => {
      throw new Error(`${this.#file} ended before it was ready.`);
    });
    await Promise.race([once(child, 'message'), end]);
    // From now on, the end of the process is not an error.
    end.catch(() => undefined);
  }

  send(message: string): void {
    this.#child?.send(message);
  }

  /** Sends a message, and waits until the process answers or ends. */
  async ask(message: string): Promise<void> {
    const child = this.#child;
    if (child === undefined || !child.connected) return;
    const heard = new AbortController();
    const answer = Promise.race(['message', 'exit'].map((event) => once(child, event, { signal: heard.signal })));
    child.send(message);
    await answer;
    heard.abort();
  }

  /** Ends it with SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
