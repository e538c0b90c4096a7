import type { Devtools } from './devtools.ts';

/** A command of the DevTools protocol, with its parameters. */
export type Command = readonly [method: string, params: Readonly<Record<string, unknown>>];

/** In CSS pixels from the window's corner. */
export interface Place {
  x: number;
  y: number;
}

/**
 * JavaScript for a page: scrolls the first element that matches a selector to the middle of the screen and returns the
 * coordinates of its centre.
 */
export const placeOf = (selector: string) => `(() => {
  const element = document.querySelector('${selector}');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** A tab in its own profile, with the page that is shown and the pages that the browser prerenders. */
export class Tab {
  readonly #browser: Devtools;
  readonly #commands: readonly Command[];
  /** The sessions of the page that is shown and of the prerendered ones. */
  readonly #pages = new Set<string>();
  #context = '';
  #stop: (() => void)[] = [];

  /** `commands` are sent to each page before it loads. */
  constructor(browser: Devtools, commands: readonly Command[] = []) {
    this.#browser = browser;
    this.#commands = commands;
  }

  async open(): Promise<void> {
    const { browserContextId } = await this.#browser.send('Target.createBrowserContext');
    this.#context = String(browserContextId);
    const { targetId } = await this.#browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
    });
    const { sessionId } = await this.#browser.send('Target.attachToTarget', { targetId, flatten: true });
    let isReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => (isReady = resolve));
    this.#stop = [
      this.#browser.on('Target.attachedToTarget', (params, tab) => {
        if (tab === sessionId) void this.#begin(String(params['sessionId'])).then(isReady);
      }),
      this.#browser.on('Target.detachedFromTarget', (params) => this.#pages.delete(String(params['sessionId']))),
    ];
    await this.#browser.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      String(sessionId),
    );
    await ready;
  }

  async #begin(page: string): Promise<void> {
    this.#pages.add(page);
    const send = (method: string, params = {}) => this.#browser.send(method, params, page);
    await Promise.all([
      send('Page.enable'),
      ...this.#commands.map(([method, params]) => send(method, params)),
      send('Runtime.runIfWaitingForDebugger'),
    ]);
  }

  /** Opens an address and waits until it has loaded. */
  async goto(url: string): Promise<void> {
    let stop = (): void => undefined;
    const loaded = new Promise<void>((resolve) => {
      stop = this.#browser.on('Page.loadEventFired', () => resolve());
    });
    await this.#browser.send('Page.navigate', { url }, [...this.#pages][0]);
    await loaded;
    stop();
  }

  /**
   * The value of an expression in the first page where it is truthy. The other pages are prerendered or already gone.
   */
  async valueOf(expression: string): Promise<unknown> {
    for (const page of this.#pages) {
      const params = { expression, returnByValue: true, awaitPromise: true };
      const answer = await this.#browser.send('Runtime.evaluate', params, page).catch(() => undefined);
      const value = (answer?.['result'] as { value?: unknown } | undefined)?.value;
      if (value) return value;
    }
    return undefined;
  }

  /** Puts the mouse on a place, without pressing it. */
  async hover(at: Place): Promise<void> {
    await this.#browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, [...this.#pages][0]);
  }

  async click(at: Place): Promise<void> {
    const [page] = this.#pages;
    const mouse = { ...at, button: 'left', clickCount: 1 };
    await this.#browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }, page);
    await this.#browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse }, page).catch(() => {});
  }

  async tap(at: Place): Promise<void> {
    const [page] = this.#pages;
    await this.#browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }, page);
    // The prerendered page may replace this one before the finger is lifted.
    await this.#browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, page).catch(() => {});
  }

  async close(): Promise<void> {
    for (const stop of this.#stop) stop();
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#context });
  }
}
