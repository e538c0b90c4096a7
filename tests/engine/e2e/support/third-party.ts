import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host of another company may do to the pages that ask it for something. */
export type Behaviour =
  'well' | 'down' | 'hanging' | 'failing' | 'refusing to be framed' | 'refusing to be framed by policy' | 'hostile';

/** What a hostile one writes to the console before it computes for two seconds, and after. */
export const firstWords = 'the third party begins';
export const lastWords = 'the third party has done its worst';

/** Writes outside of its slot, opens windows, grows, floods the console, computes, leaves and breaks. */
const worst = `
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
for (let line = 0; line < 1000; line += 1) console.error('the third party says', line);
console.error('${firstWords}');
setTimeout(() => {
  const end = performance.now() + 2000;
  while (performance.now() < end);
  console.error('${lastWords}');
  location = taken;
  throw new Error('the third party is broken');
});
`;

const scripts: Partial<Readonly<Record<Behaviour, string>>> = {
  well: "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';",
  hostile: worst,
};

/** A host of another company: a real server, for the script of the reviews widget and for the map. */
export class ThirdParty {
  behaviour: Behaviour = 'well';
  requests: string[] = [];
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** From now on nobody answers at its port. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Does something while the host behaves so. */
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

  /** Another site than that of the tests, which stands at 127.0.0.1. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.requests.push(url);
    if (this.behaviour === 'hanging') return;
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
