import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
// A change of any file that Vite's configuration imports restarts Vite, so this module imports as few files as possible.
import { redirectAt } from '../../local/server/host-rules.ts';

const source = 'src/generated/public';

/** In development, serves the generated public files. scripts/site.ts copies them in a build. */
export function generatedFiles(): Plugin {
  return {
    name: 'generated-files',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      // `dev` finds files that a save has made. Like pages, the documents of frames have addresses without .html.
      const files = sirv(join(root, source), { dev: true, extensions: ['html'] });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const redirect = redirectAt(join(root, source), pathname);
        if (redirect) {
          // A temporary redirect: a browser would cache a permanent one, and a later save may change it.
          response.writeHead(302, { Location: redirect }).end();
          return;
        }
        files(request, response, next);
      });
    },
  };
}
