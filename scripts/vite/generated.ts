import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/generated/public';
const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Files in `src/generated/public` that are the data of a page. */
const isPageData = (path: string) => extname(path) === '.json';

/** Only a file that is written for readers has lines. */
const compact = (text: string) => (text.includes('\n') ? JSON.stringify(JSON.parse(text)) : text);

/** A page's data as the browser gets it: with the name of the client that it was made for. */
const ship = (text: string, build: string) => `{"build":${JSON.stringify(build)},"page":${compact(text)}}`;

/** Serves the generated public files in development and copies them beside the pages in a build. */
export function generatedFiles(): Plugin {
  let root = '';
  return {
    name: 'generated-files',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = join(root, source, new URL(request.url ?? '/', 'http://localhost').pathname);
        const type = types[extname(path)];
        if (type === undefined || !existsSync(path) || !statSync(path).isFile()) return next();
        response.setHeader('Content-Type', type);
        if (isPageData(path)) response.end(ship(readFileSync(path, 'utf8'), 'development'));
        else createReadStream(path).pipe(response);
      });
    },
    writeBundle: {
      sequential: true,
      handler({ dir }, bundle) {
        if (this.environment.name !== 'client' || dir === undefined) return;
        const main = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/src/client/hydrate.tsx')),
        );
        if (main === undefined) throw new Error('No client module holds src/client/load-page.ts.');
        for (const item of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })) {
          const from = join(root, source, item);
          const to = join(dir, item);
          if (!statSync(from).isFile()) continue;
          mkdirSync(dirname(to), { recursive: true });
          if (isPageData(item)) writeFileSync(to, ship(readFileSync(from, 'utf8'), main.fileName));
          else copyFileSync(from, to);
        }
      },
    },
  };
}
