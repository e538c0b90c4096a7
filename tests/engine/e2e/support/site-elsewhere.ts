import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../support/database.ts';
import { startFunction, type Running } from '../../../support/deno.ts';
import { startHttpMail, type MailServer, type Posted } from '../../../support/mail-servers.ts';
import { buildVariant } from '../../../support/sites.ts';
import { ThirdParty } from './third-party.ts';

/** The origins in the build. Copies of the site have them replaced by the origins of this run. */
const built = { functions: 'http://127.0.0.1:9999', thirdParty: 'https://third-party.example' };

/** Replaces an origin in all files of a built site that name it. */
function replaceOrigin(folder: string, from: string, to: string): void {
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.(html|js|json)|_headers)$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => text.includes(from));
  if (named.length === 0) throw new Error(`No file of the site names ${from}.`);
  for (const { path, text } of named) writeFileSync(path, text.replaceAll(from, to));
}

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
  replaceOrigin(folder, built.functions, origins.functions);
  replaceOrigin(folder, built.thirdParty, origins.thirdParty);
  return folder;
}

/**
 * The setup of production: the site on a static host, the function under Deno at another origin, and the reviews widget
 * and the map of a third party.
 */
export class SiteElsewhere {
  address = '';
  readonly host = new ThirdParty();
  database!: Cluster;
  mail!: MailServer<Posted>;
  edge!: Running;
  #folder = '';
  readonly #servers: Server[] = [];

  async start(): Promise<void> {
    [this.database, this.mail] = await Promise.all([startCluster(), startHttpMail()]);
    await this.host.start();
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    this.edge = await startFunction({
      SUPABASE_DB_URL: this.database.url,
      SITE_URL: this.address,
      IP_PEPPER: 'a pepper of sixteen letters',
      DRAIN_SECRET: 'a secret of sixteen letters',
      LINK_SECRET: 'a secret of thirty-two letters or more',
      RESEND_API_KEY: 'key',
      RESEND_URL: `http://127.0.0.1:${this.mail.port}/emails`,
      MAIL_FROM: 'Sapu <hello@sapu.example>',
      MAIL_TO: 'office@sapu.example',
      LIMIT_PER_ADDRESS: 'off',
    });
    this.#folder = await copySite({ functions: new URL(this.edge.url).origin, thirdParty: this.host.origin });
    await this.#serve(port);
  }

  /** Serves the site at one more address, for which the function is not configured. */
  async serveAgain(): Promise<string> {
    const port = await freePort();
    await this.#serve(port);
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
    await this.edge.kill();
    await Promise.all([this.host.stop(), this.database.stop(), this.mail.stop()]);
    rmSync(this.#folder, { recursive: true });
  }

  #serve(port: number): Promise<void> {
    return new Promise((resolve) => this.#servers.push(siteServer(this.#folder).listen(port, '127.0.0.1', resolve)));
  }
}
