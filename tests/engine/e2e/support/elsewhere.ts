import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendResponse, toRequest } from '../../../../scripts/local/http.ts';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../../scripts/local/postgres.ts';
import { startFunction, type Running } from '../../../support/deno.ts';
import { settingsFor } from '../../../support/function-settings.ts';
import { listen } from '../../../support/listen.ts';
import { startHttpMail, type MailServer, type Posted } from '../../../support/mail-servers.ts';
import { buildVariant } from '../../../support/sites.ts';

/** How the host of a third party behaves, and what that adds to its answers. `down` and `hanging` answer nothing. */
const behaviours = {
  well: {},
  down: {},
  hanging: {},
  failing: { status: 500 },
  'refusing to be framed': { headers: { 'X-Frame-Options': 'DENY' } },
} as const satisfies Record<string, { status?: number; headers?: Record<string, string> }>;
type Behaviour = keyof typeof behaviours;

/** The host of a third party: a real server, for the script of the reviews widget and for the map. */
class ThirdParty {
  behaviour: Behaviour = 'well';
  requests: string[] = [];
  #port = 0;
  readonly #server = createServer(({ url = '' }, response) => {
    this.requests.push(url);
    if (this.behaviour === 'hanging') return;
    const { status = 200, headers = {} }: { status?: number; headers?: object } = behaviours[this.behaviour];
    const isWidget = url === '/widget.js';
    const widget = "document.getElementById('reviews').innerHTML += '<p>Rated by neighbours</p>';";
    response.writeHead(status, { ...headers, 'Content-Type': isWidget ? 'text/javascript' : 'text/html' });
    response.end(isWidget ? widget : '<body style="background:#00f"><h1>The live map</h1>');
  });

  async start(): Promise<void> {
    this.#port = Number(new URL(await listen(this.#server, this.#port)).port);
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
    await listen(this.#server, port);
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.edge.kill();
    await Promise.all([this.host.stop(), this.database.stop(), this.mail.stop()]);
    rmSync(this.#folder, { recursive: true });
  }
}
