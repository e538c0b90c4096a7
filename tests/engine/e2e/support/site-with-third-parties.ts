import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from '../../../support/sites.ts';
import { freePort } from '../../../support/database.ts';

const host = 'https://third-party.example';

/** This site, built with a reviews widget and a map of a third party, and served with the enquiry function. */
export class SiteWithThirdParties {
  address = '';
  #folder = '';
  #server: ChildProcess | undefined;

  /** Builds the site and serves it. `origin` is the host of the widget and the map. */
  async start(origin: string): Promise<void> {
    this.#folder = await buildVariant({
      name: 'third-parties',
      edits: [
        ['data/site.yaml', '/stand-in/reviews.js, height: 1 ', `${host}/widget.js, height: 160 `],
        ['data/site.yaml', 'embed: ""', `embed: ${host}/map`],
      ],
    });
    // Content may only name https hosts. The test's host has no certificate, and another port in each run, so its
    // origin is put into the built files.
    for (const file of ['_headers', 'frames/third-party/map.html', 'frames/third-party/reviews.html']) {
      const path = join(this.#folder, 'dist/client', file);
      const asBuilt = join(this.#folder, 'dist/as-built', file);
      if (!existsSync(asBuilt)) cpSync(path, asBuilt);
      const text = readFileSync(asBuilt, 'utf8');
      if (!text.includes(host)) throw new Error(`${file} does not name ${host}.`);
      writeFileSync(path, text.replaceAll(host, origin));
    }
    this.address = await this.#serve(await freePort());
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
  }

  #serve(port: number): Promise<string> {
    const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/server/serve.ts'], {
      cwd: this.#folder,
      env: { ...process.env, PORT: String(port), LIMIT_PER_ADDRESS: 'off', LIMIT_OVERALL: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
      server.stdout.on('data', (text: Buffer) => {
        if (text.includes('Enquiries and mails are listed')) resolve(`http://127.0.0.1:${port}`);
      });
    });
  }
}
