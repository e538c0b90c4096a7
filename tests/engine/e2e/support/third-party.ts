import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the host of a third party behaves. */
export type Behaviour =
  'well' | 'down' | 'hanging' | 'failing' | 'refusing to be framed' | 'refusing to be framed by policy' | 'hostile';

/** What the hostile script writes to the console before and after it blocks its thread. */
export const firstWords = 'the third party begins';
export const lastWords = 'the third party has done its worst';

/**
 * The hostile script: writes outside of its slot, opens windows, grows, floods the console, blocks its thread until
 * `release`, leaves and throws.
 */
const worst = `
const host = new URL(document.currentScript.src || location.href).origin;
const taken = 'https://taken.example/';
const attempts = [
  () => { document.body.innerHTML = '<p>taken</p>'; },
  () => { parent.document.body.innerHTML = ''; },
  () => { top.document.title = 'taken'; },
  () => { top.location = taken; },
  () => { parent.location.href = taken; },
  () => { alert('taken'); },
  () => { confirm('taken'); },
  () => { open(taken); },
  () => { localStorage.setItem('taken', 'yes'); },
  () => { document.cookie = 'taken=yes'; },
  () => { parent.postMessage({ type: 'taken' }, '*'); },
  () => { document.querySelector('body').requestFullscreen(); },
];
for (const attempt of attempts) try { attempt(); } catch {}
document.body.innerHTML = '<p style="width:9000px;height:90000px">much</p>'.repeat(20);
for (let line = 0; line < 100; line += 1) console.error('the third party says', line);
console.error('${firstWords}');
setTimeout(() => {
  const blocking = new XMLHttpRequest();
  blocking.open('GET', host + '/held', false);
  blocking.send();
  console.error('${lastWords}');
  location = taken;
  throw new Error('the third party is broken');
});
`;

const scripts: Partial<Readonly<Record<Behaviour, string>>> = {
  well: "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';",
  hostile: worst,
};

/** The host of a third party: a real server, for the script of the reviews widget and for the map. */
export class ThirdParty {
  behaviour: Behaviour = 'well';
  requests: string[] = [];
  readonly #held: ServerResponse[] = [];
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Closes the port of the host. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Runs `act` while the host behaves like this. */
  async whileBehaving(behaviour: Behaviour, act: () => Promise<void>): Promise<void> {
    this.behaviour = behaviour;
    this.requests = [];
    if (behaviour === 'down') await this.stop();
    try {
      await act();
    } finally {
      if (behaviour === 'down') await this.start();
    }
  }

  /** Lets the hostile script go on. */
  release(): void {
    for (const response of this.#held.splice(0)) response.end();
  }

  /** The tests' own site is at 127.0.0.1, so the browser takes `localhost` for another site. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.requests.push(url);
    if (this.behaviour === 'hanging') return;
    if (url === '/held') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      this.#held.push(response);
      return;
    }
    if (this.behaviour === 'failing') response.statusCode = 500;
    if (this.behaviour === 'refusing to be framed') response.setHeader('X-Frame-Options', 'DENY');
    if (this.behaviour === 'refusing to be framed by policy') {
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    }
    const isScript = url.endsWith('.js');
    const script = scripts[this.behaviour] ?? '';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : `<body style="background:#00f"><h1 id="reviews">The live map</h1><script>${script}</script>`,
    );
  }
}
