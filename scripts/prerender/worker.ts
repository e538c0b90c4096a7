import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a worker is given: the pages that are its share, and the script that they load. */
export interface Share {
  root: string;
  paths: readonly string[];
  script: string;
}

interface Renderer {
  renderPage: (path: string, script: string) => Promise<string>;
}

const [share] = (await once(process, 'message')) as [Share];
const { root, paths, script } = share;
const renderer = pathToFileURL(join(root, 'dist/server/render.mjs')).href;
const { renderPage } = (await import(renderer)) as Renderer;

for (const path of paths) {
  const file = join(root, 'dist/client', `${path === '/' ? 'index' : path.slice(1)}.html`);
  await writeFile(file, await renderPage(path, script));
}
process.disconnect();
