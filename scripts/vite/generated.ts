import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import type { PageData } from '../../src/pages/kinds.ts';
// A change of any file that Vite's configuration imports restarts Vite, so this module imports as few files as possible.
import { pageJson } from '../build/page-json.ts';
import { readRedirects } from '../local/server/host-rules.ts';

/** In development, serves the generated public files and the data of pages. scripts/site.ts copies them in a build. */
export function generatedFiles(): Plugin {
  return {
    name: 'generated-files',
    apply: 'serve',
    configureServer(server) {
      const folder = join(server.config.root, 'src/generated');
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const redirect = extname(pathname) === '' ? readRedirects(join(folder, 'public')).get(pathname) : undefined;
        const page = join(folder, 'pages', pathname);
        if (redirect) {
          // A temporary redirect: a browser would cache a permanent one, and a later save may change it.
          response.writeHead(302, { Location: redirect.to }).end();
        } else if (pathname.endsWith('.json') && existsSync(page)) {
          response.setHeader('Content-Type', 'application/json');
          response.end(pageJson(JSON.parse(readFileSync(page, 'utf8')) as PageData, 'development'));
        } else next();
      });
      // Like pages, the documents of frames have addresses without .html.
      server.middlewares.use(sirv(join(folder, 'public'), { dev: true, extensions: ['html'] }));
    },
  };
}
