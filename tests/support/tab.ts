import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { browserArguments, findBrowser } from '../../scripts/review/find-browser.ts';

type Json = Readonly<Record<string, unknown>>;
/** A command of the DevTools protocol, with its parameters. */
export type Command = readonly [method: string, params: Json];

/** In CSS pixels from the window's corner. */
interface Place {
  x: number;
  y: number;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Json;
  result?: Json;
  error?: { message: string };
}

/**
 * A tab of its own Chromium, controlled through the DevTools protocol: the page that is shown and those that the browser
 * prerenders, which the libraries for browser tests switch off and headless builds of Chromium do not have.
 */
export class Tab {
  readonly #profile = mkdtempSync(join(tmpdir(), 'tab-'));
  readonly #browser: ChildProcess;
  readonly #commands: readonly Command[];
  readonly #answers = new Map<number, { session: string | undefined; answered: (message: Message) => void }>();
  /** The sessions of the page that is shown, which is the first, and of the prerendered ones. */
  readonly #pages = new Set<string>();
  #count = 0;

  /** `commands` are sent to each page before it loads. */
  constructor(commands: readonly Command[], more: readonly string[] = []) {
    this.#commands = commands;
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
    const session = String(message.params?.['sessionId']);
    if (message.id !== undefined) this.#answers.get(message.id)?.answered(message);
    // The tab is attached to the browser, and its pages to the tab.
    else if (message.method === 'Target.attachedToTarget' && message.sessionId !== undefined) {
      void this.#begin(session).catch(() => undefined);
    } else if (message.method === 'Target.detachedFromTarget') {
      this.#pages.delete(session);
      // A page that is gone answers nothing.
      for (const pending of this.#answers.values())
        if (pending.session === session) pending.answered({ error: { message: 'The page is gone.' } });
    }
  }

  #send(method: string, params: Json = {}, session?: string): Promise<Json> {
    this.#count += 1;
    const id = this.#count;
    (this.#browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    return new Promise((resolve, reject) => {
      const answered = ({ error, result }: Message) => {
        this.#answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      };
      this.#answers.set(id, { session, answered });
    });
  }

  async #begin(page: string): Promise<void> {
    const commands = [...this.#commands, ['Runtime.runIfWaitingForDebugger', {}] as const];
    await Promise.all(commands.map(([method, params]) => this.#send(method, params, page)));
    this.#pages.add(page);
  }

  /** Opens an address and waits until it has loaded. */
  async open(url: string): Promise<void> {
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await this.#send('Target.setAutoAttach', follow, String(sessionId));
    while (this.#pages.size === 0) await wait(10);
    await this.#input('Page.navigate', { url });
    await this.valueOf(`location.href === '${url}' && document.readyState === 'complete'`);
  }

  /** Waits until an expression is truthy in a page, shown or prerendered, and returns its value. */
  async valueOf(expression: string): Promise<unknown> {
    for (; ; await wait(20)) {
      for (const page of this.#pages) {
        const params = { expression, returnByValue: true, awaitPromise: true };
        const answer = await this.#send('Runtime.evaluate', params, page).catch(() => undefined);
        const value = (answer?.['result'] as { value?: unknown } | undefined)?.value;
        if (value) return value;
      }
    }
  }

  #input(method: string, params: Json): Promise<unknown> {
    // The prerendered page may replace this one before it answers.
    return this.#send(method, params, [...this.#pages][0]).catch(() => undefined);
  }

  /** Scrolls an element to the middle of the screen, and returns the coordinates of its centre. */
  async placeOf(selector: string): Promise<Place> {
    return (await this.valueOf(`(() => {
      const element = document.querySelector('${selector}');
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
      return element && { x: x + width / 2, y: y + height / 2 };
    })()`)) as Place;
  }

  async hover(at: Place): Promise<void> {
    await this.#input('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  }

  async click(at: Place): Promise<void> {
    const mouse = { ...at, button: 'left', clickCount: 1 };
    await this.#input('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    await this.#input('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
  }

  async tap(at: Place): Promise<void> {
    await this.#input('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await this.#input('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async close(): Promise<void> {
    const isClosed = new Promise((resolve) => this.#browser.once('exit', resolve));
    await this.#send('Browser.close');
    await isClosed;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
