import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import type { PageData } from '#pages/kinds.ts';
import { fontFiles, pictureOf, type Look } from './picture.tsx';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export const draw = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();

/** Makes the picture of every page, in a folder that has no others. */
export async function makePictures(pages: readonly PageData[], look: Look, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages) {
    const { path } = page;
    try {
      const png = draw(await pictureOf(page, look));
      writeFileSync(join(folder, `${path === '/' ? 'index' : path.slice(1)}.png`), png);
    } catch (error) {
      const message = `The share picture of ${path} was not made: ${(error as Error).message}. Its text is in the file under data/ that the page comes from, its scene in src/drawings.`;
      throw new Error(message, { cause: error });
    }
    // The renderer frees its pixels only between turns of the event loop.
    await setImmediate();
  }
}
