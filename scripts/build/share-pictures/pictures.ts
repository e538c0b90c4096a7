import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import type { PageData } from '#pages/kinds.ts';
import { loadFaces } from './faces.ts';
import { pictureOf, type Look } from './picture.ts';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export function draw(svg: string, fontFiles: readonly string[]): Buffer {
  return new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render().asPng();
}

/** The result of a step. If it fails, the error has the whole message. */
function explained<T>(step: () => T, message: (reason: string) => string): T {
  try {
    return step();
  } catch (error) {
    throw new Error(message((error as Error).message), { cause: error });
  }
}

/** Makes the picture of every page, in a folder that has no others. */
export async function makePictures(pages: readonly PageData[], look: Look, folder: string): Promise<void> {
  const faces = await loadFaces();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages) {
    const { path } = page;
    const svg = explained(
      () => pictureOf(page, look, faces),
      (reason) =>
        `The share picture of ${path} was not made: ${reason}. The text is in the file under data/ that the page comes from.`,
    );
    const png = explained(
      () => draw(svg, faces.files),
      (reason) =>
        `The picture of ${path} was not drawn: ${reason}. Its scene must be well-formed SVG; see src/drawings.`,
    );
    writeFileSync(join(folder, `${path === '/' ? 'index' : path.slice(1)}.png`), png);
    // The renderer frees its pixels only between turns of the event loop.
    await setImmediate();
  }
}
