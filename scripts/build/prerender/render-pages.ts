import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '../../../src/render/document.ts';
import type { PageData } from '#pages/kinds.ts';
import { readPage } from '../read-page.ts';
import { pageJson } from '../page-json.ts';

/** Pages to render, and the client that they load. */
export interface PagesToRender {
  root: string;
  paths: readonly string[];
  client: Client;
}

interface Renderer {
  renderPage: (page: PageData, client: Client) => Promise<string>;
}

/** The number of pages in progress at a time, so that one is rendered while others are read and written. */
const batchSize = 16;

/** Writes the HTML and the data of pages into `dist/client`. */
export async function renderPages({ root, paths, client }: PagesToRender): Promise<void> {
  const { renderPage } = (await import(pathToFileURL(join(root, 'dist/server/render.mjs')).href)) as Renderer;
  const write = async (path: string) => {
    const file = join(root, 'dist/client', path === '/' ? 'index' : path);
    const page = await readPage(root, path);
    const html = await renderPage(page, client);
    await Promise.all([writeFile(`${file}.html`, html), writeFile(`${file}.json`, pageJson(page, client.entry))]);
  };
  for (let first = 0; first < paths.length; first += batchSize) {
    await Promise.all(paths.slice(first, first + batchSize).map(write));
  }
}
