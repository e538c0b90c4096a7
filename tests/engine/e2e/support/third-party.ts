import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host of another company may do to the pages that ask it for something. */
export type Mood =
  | 'well'
  | 'down'
  | 'hanging'
  | 'failing'
  | 'refusing to be framed'
  | 'refusing to be framed by policy'
  | 'throwing'
  | 'flooding the console'
  | 'writing outside its slot'
  | 'sending too much'
  | 'looping';

const attempts = `
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
location = taken;
`;

const scripts: Partial<Readonly<Record<Mood, string>>> = {
  well: "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';",
  throwing: "throw new Error('the widget is broken');",
  'flooding the console': "for (let line = 0; line < 10000; line += 1) console.error('the widget says', line);",
  'writing outside its slot': attempts,
  'sending too much': 'document.body.innerHTML = \'<p style="width:9000px;height:90000px">much</p>\'.repeat(20);',
  looping: 'const end = performance.now() + 4000; while (performance.now() < end);',
};

/** A host of another company: a real server, for the script of the reviews widget and for the map. */
export class ThirdParty {
  mood: Mood = 'well';
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

  /** Does something while the host is in a mood. */
  async inMood(mood: Mood, act: () => Promise<void>): Promise<void> {
    this.mood = mood;
    this.requests = [];
    if (mood === 'down') await this.stop();
    try {
      await act();
    } finally {
      if (mood === 'down') await this.start();
    }
  }

  /** Another site than that of the tests, which stands at 127.0.0.1. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.requests.push(url);
    if (this.mood === 'hanging') return;
    if (this.mood === 'failing') response.statusCode = 500;
    if (this.mood === 'refusing to be framed') response.setHeader('X-Frame-Options', 'DENY');
    if (this.mood === 'refusing to be framed by policy') {
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    }
    const isScript = url.endsWith('.js');
    const script = scripts[this.mood] ?? '';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : `<body style="background:#00f"><h1 id="reviews">The live map</h1><script>${script}</script>`,
    );
  }
}
