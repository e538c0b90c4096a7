import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { exchange } from '../../../../scripts/local/http.ts';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../../scripts/local/postgres.ts';
import { startFunction, type Running } from '../../../support/deno.ts';
import { settingsFor } from '../../../support/function-settings.ts';
import { skipMorning } from '../../../support/database.ts';
import { listen } from '../../../support/listen.ts';
import { startSmtp, type SmtpMailServer } from '../../../support/mail-servers.ts';
import { buildVariant } from '../../../support/sites.ts';

/** The host of the reviews widget and of the map. Each test answers in its place. */
export const thirdParty = 'https://third-party.example';
/** The function is at the same port in each run, because its address is part of the built site. */
const edgePort = Number(process.env['TEST_PORT']) + 2;

interface Worker {
  default: { fetch: (request: Request) => Promise<Response> };
}

/**
 * The setup of production: the site on a static host whose worker serves the owner's pages and takes enquiries, the function under Deno at
 * another origin, and the reviews widget and the map of a third party.
 */
export class Elsewhere {
  address = '';
  database!: Cluster;
  mail!: SmtpMailServer;
  edge!: Running;
  #server!: Server;

  async start(): Promise<void> {
    const project = await buildVariant({
      name: 'elsewhere',
      edits: [
        ['data/site.yaml', '/stand-in/reviews.js, height: 1 ', `${thirdParty}/widget.js, height: 160 `],
        ['data/site.yaml', 'embed: ""', `embed: ${thirdParty}/map`],
      ],
      environment: { ENQUIRY_URL: `http://127.0.0.1:${edgePort}`, ENQUIRY_KEY: 'sb_publishable_trial' },
    });
    [this.database, this.mail] = await Promise.all([startCluster(), startSmtp()]);
    await skipMorning(this.database.sql);
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    const settings = { ...settingsFor(this.database.url), SITE_URL: this.address };
    this.edge = await startFunction(settings, this.mail.port, edgePort);
    const folder = join(project, 'dist/client');
    const code = encodeURIComponent(readFileSync(join(folder, '_worker.js'), 'utf8'));
    const { default: worker } = (await import(`data:text/javascript,${code}`)) as Worker;
    this.#server = siteServer(folder, (path, incoming, outgoing) => {
      if (!/^\/(office|functions)(\/|$)/.test(path)) return false;
      void exchange(incoming, outgoing, (request) => worker.fetch(request));
      return true;
    });
    await listen(this.#server, port);
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.edge.kill();
    await Promise.all([this.database.stop(), this.mail.stop()]);
  }
}
