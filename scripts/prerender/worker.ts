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

async function write(path: string): Promise<void> {
  const file = join(root, 'dist/client', `${path === '/' ? 'index' : path.slice(1)}.html`);
  await writeFile(file, await renderPage(path, script));
}

// Several at a time, so that one is rendered while others are read and written.
const together = 16;
for (let first = 0; first < paths.length; first += together) {
  await Promise.all(paths.slice(first, first + together).map(write));
}
process.disconnect();
