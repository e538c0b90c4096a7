import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { PageData } from '#pages/kinds.ts';
import { readPage, readRoutes } from '#render/read-page.ts';
import type { Site } from '#content/site.ts';
import { fontFiles, pictureOf, type Look } from './picture.tsx';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export const draw = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();

/** Makes the picture of every page, in a folder that has no others. */
export async function makePictures(pages: readonly PageData[], look: Look, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages) {
    try {
      writeFileSync(join(folder, `${page.path.slice(1) || 'index'}.png`), draw(await pictureOf(page, look)));
    } catch (error) {
      const message = `The share picture of ${page.path} was not made: ${(error as Error).message}. Its text is in the file under data/ that the page comes from, its scene in src/drawings.`;
      throw new Error(message, { cause: error });
    }
    // The renderer frees its pixels only between turns of the event loop.
    await setImmediate();
  }
}

/** Makes the pictures of a built site. Rejects with the address of the page whose picture was not made. */
export async function drawPictures(root: string): Promise<void> {
  const built = join(root, 'dist/client');
  const readArt = (address: string) => readFileSync(join(built, address), 'utf8');
  const { site } = (await import(pathToFileURL(join(root, 'src/generated/site.ts')).href)) as { site: Site };
  const pages = readRoutes(root).map(({ path }) => readPage(root, path));
  await makePictures(pages, { brand: site.brand, tile: readArt('tile.svg'), readArt }, join(built, 'og'));
}
