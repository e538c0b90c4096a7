import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendResponse, toRequest } from '../../../../scripts/local/http.ts';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import { buildVariant } from '../../../support/sites.ts';

const host = 'https://third-party.example';

/** Forwards an enquiry to the function of another server, as a page of that server would send it. */
async function forward(functions: string, path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const request = toRequest(incoming)!;
  const headers = new Headers(request.headers);
  headers.set('origin', functions);
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
  const answer = await fetch(functions + path, { method: 'POST', headers, body: await request.arrayBuffer() });
  await sendResponse(new Response(await answer.text(), { status: answer.status }), outgoing);
}

/** This site, built with a reviews widget and a map of a third party. Its enquiries go to the function of the tests' site. */
export class SiteWithThirdParties {
  address = '';
  #server: Server | undefined;

  /** Builds the site and serves it. `origin` is the host of the widget and the map; `functions` has the function. */
  async start(origin: string, functions: string): Promise<void> {
    const folder = await buildVariant({
      name: 'third-parties',
      edits: [
        ['data/site.yaml', '/stand-in/reviews.js, height: 1 ', `${host}/widget.js, height: 160 `],
        ['data/site.yaml', 'embed: ""', `embed: ${host}/map`],
      ],
    });
    // Content may only name https hosts. The test's host has no certificate, and another port in each run, so its
    // origin is put into the built files.
    for (const file of ['_headers', 'frames/third-party/map.html', 'frames/third-party/reviews.html']) {
      const path = join(folder, 'dist/client', file);
      const asBuilt = join(folder, 'dist/as-built', file);
      if (!existsSync(asBuilt)) cpSync(path, asBuilt);
      const text = readFileSync(asBuilt, 'utf8');
      if (!text.includes(host)) throw new Error(`${file} does not name ${host}.`);
      writeFileSync(path, text.replaceAll(host, origin));
    }
    this.#server = siteServer(join(folder, 'dist/client'), (path, incoming, outgoing) => {
      if (!path.startsWith('/functions/')) return false;
      void forward(functions, path, incoming, outgoing);
      return true;
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
  }
}
