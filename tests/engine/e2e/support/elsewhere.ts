import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendResponse, toRequest } from '../../../../scripts/local/http.ts';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../support/database.ts';
import { startFunction, type Running } from '../../../support/deno.ts';
import { settingsFor } from '../../../support/function-settings.ts';
import { startHttpMail, type MailServer, type Posted } from '../../../support/mail-servers.ts';
import { buildVariant } from '../../../support/sites.ts';

/** How the host of a third party behaves, and what that adds to its answers. `down` and `hanging` answer nothing. */
const behaviours = {
  well: {},
  hostile: {},
  down: {},
  hanging: {},
  failing: { status: 500 },
  'refusing to be framed': { headers: { 'X-Frame-Options': 'DENY' } },
  'refusing to be framed by policy': { headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } },
} as const satisfies Record<string, { status?: number; headers?: Record<string, string> }>;
export type Behaviour = keyof typeof behaviours;

/** What the hostile script writes to the console before and after it blocks its thread until `release`. */
export const firstWords = 'the third party begins';
export const lastWords = 'the third party ends';

const hostile = (origin: string) => `
const taken = 'https://taken.example/';
const attempts = [
  () => { parent.document.body.innerHTML = ''; },
  () => { top.location = taken; },
  () => { parent.location.href = taken; },
  () => { alert('taken'); },
  () => { open(taken); },
  () => { document.cookie = 'taken=yes'; },
  () => { parent.postMessage('taken', '*'); },
  () => { document.body.requestFullscreen(); },
];
for (const attempt of attempts) try { attempt(); } catch {}
document.body.innerHTML = '<p style="width:9000px;height:90000px">much</p>'.repeat(20);
console.error('${firstWords}');
setTimeout(() => {
  const blocking = new XMLHttpRequest();
  blocking.open('GET', '${origin}/held', false);
  blocking.send();
  console.error('${lastWords}');
  location = taken;
  throw new Error('the third party is broken');
});`;

/** A map that uses what it needs, and, when a visitor clicks on it, tries what it may not do. */
const map = `
localStorage.setItem('zoom', '3');
document.title = localStorage.getItem('zoom');
addEventListener('click', () => {
  open('/large');
  try {
    top.location.href = 'https://taken.example/';
    console.log('the page was left');
  } catch {
    console.log('the page was kept');
  }
});`;

/** The host of a third party: a real server, for the script of the reviews widget and for the map. */
class ThirdParty {
  behaviour: Behaviour = 'well';
  requests: string[] = [];
  #port = 0;
  readonly #held: ServerResponse[] = [];
  readonly #server = createServer(({ url = '' }, response) => {
    this.requests.push(url);
    if (this.behaviour === 'hanging') return;
    if (url === '/held') return void this.#held.push(response.setHeader('Access-Control-Allow-Origin', '*'));
    const { status = 200, headers = {} }: { status?: number; headers?: object } = behaviours[this.behaviour];
    const isWidget = url === '/widget.js';
    const widget = "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';";
    const script = this.behaviour === 'hostile' ? hostile(this.origin) : isWidget ? widget : map;
    response.writeHead(status, { ...headers, 'Content-Type': isWidget ? 'text/javascript' : 'text/html' });
    response.end(isWidget ? script : `<body style="background:#00f"><h1>The live map</h1><script>${script}</script>`);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

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
}

/** The origins in the build. Copies of the site have them replaced by the origins of this run. */
const built = { functions: 'http://127.0.0.1:9999', thirdParty: 'https://third-party.example' };

/** A copy of the site that sends its forms to, and has its widget and map from, these origins. */
async function copySite(origins: typeof built): Promise<string> {
  const project = await buildVariant({
    name: 'elsewhere',
    // Content may only name https hosts, but the hosts of the tests have no certificate.
    edits: [
      ['data/site.yaml', '/stand-in/reviews.js, height: 1 ', `${built.thirdParty}/widget.js, height: 160 `],
      ['data/site.yaml', 'embed: ""', `embed: ${built.thirdParty}/map`],
    ],
    environment: { ENQUIRY_URL: built.functions, ENQUIRY_KEY: 'sb_publishable_trial' },
  });
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-elsewhere-'));
  cpSync(join(project, 'dist/client'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.(html|js|json)|_headers)$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const { functions, thirdParty } = origins;
    writeFileSync(path, text.replaceAll(built.functions, functions).replaceAll(built.thirdParty, thirdParty));
  }
  return folder;
}

interface Worker {
  default: { fetch: (request: Request) => Promise<Response> };
}

/**
 * The setup of production: the site on a static host whose worker serves the owner's pages and takes enquiries, the function under Deno at
 * another origin, and the reviews widget and the map of a third party.
 */
export class Elsewhere {
  address = '';
  readonly host = new ThirdParty();
  database!: Cluster;
  mail!: MailServer<Posted>;
  edge!: Running;
  #folder = '';
  #server!: Server;

  async start(): Promise<void> {
    [this.database, this.mail] = await Promise.all([startCluster(), startHttpMail(), this.host.start()]);
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    const settings = { ...settingsFor('http', this.mail.port, this.database.url), DATABASE_TIMEOUT: '6' };
    this.edge = await startFunction({ ...settings, SITE_URL: this.address });
    this.#folder = await copySite({ functions: new URL(this.edge.url).origin, thirdParty: this.host.origin });
    const code = encodeURIComponent(readFileSync(join(this.#folder, '_worker.js'), 'utf8'));
    const { default: worker } = (await import(`data:text/javascript,${code}`)) as Worker;
    this.#server = siteServer(this.#folder, (path, incoming, outgoing) => {
      if (!/^\/(office|functions)(\/|$)/.test(path)) return false;
      void worker.fetch(toRequest(incoming)!).then((answer) => sendResponse(answer, outgoing));
      return true;
    });
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.edge.kill();
    await Promise.all([this.host.stop(), this.database.stop(), this.mail.stop()]);
    rmSync(this.#folder, { recursive: true });
  }
}
