import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import type { PageData } from '#pages/kinds.ts';
import { writeWhole } from '../emit/write.ts';
import { loadFaces, type Faces } from './faces.ts';
import { pictureOf, type Look } from './picture.ts';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export function draw(svg: string, fontFiles: readonly string[]): Buffer {
  return new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render().asPng();
}

/** A hash of what turns an SVG into bytes: the renderer and this file. */
function drawingVersion(): string {
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json');
  const files = [readFileSync(new URL(import.meta.url)), readFileSync(renderer)];
  return createHash('sha256').update(Buffer.concat(files)).digest('hex');
}

/** A picture to draw, for the page at `path`, into `file`. */
interface Job {
  path: string;
  svg: string;
  file: string;
}

interface Places {
  /** Where drawn pictures are kept between runs. */
  cache: string;
  /** Where the pictures of the site go. */
  out: string;
}

interface Made {
  /** The pages whose pictures were drawn; the others came from the cache. */
  drawn: string[];
  kept: number;
}

function jobOf(page: PageData, look: Look, faces: Faces, fileOf: (svg: string) => string): Job {
  try {
    const svg = pictureOf(page, look, faces);
    return { path: page.path, svg, file: fileOf(svg) };
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `The share picture of ${page.path} was not made: ${reason}. The text is in the file under data/ that the page comes from.`,
      {
        cause: error,
      },
    );
  }
}

async function drawAll(jobs: readonly Job[], fonts: readonly string[]): Promise<void> {
  for (const { path, svg, file } of jobs) {
    try {
      writeWhole(file, draw(svg, fonts));
    } catch (error) {
      const message = `The picture of ${path} was not drawn: ${(error as Error).message}.`;
      throw new Error(`${message} Its scene must be well-formed SVG; see src/drawings.`, { cause: error });
    }
    // The renderer frees its pixels only between turns of the event loop.
    await setImmediate();
  }
}

/**
 * Makes the picture of every page. Pictures are kept by a hash of their input, so that only changed ones are drawn; those
 * in `out` are copies, so that editing one does not change the kept one.
 */
export async function makePictures(pages: readonly PageData[], look: Look, { cache, out }: Places): Promise<Made> {
  const faces = await loadFaces();
  const version = faces.hash + drawingVersion();
  const fileOf = (svg: string) => join(cache, `${createHash('sha256').update(version).update(svg).digest('hex')}.png`);
  const jobs = pages.map((page) => jobOf(page, look, faces, fileOf));
  const absent = jobs.filter(({ file }) => !existsSync(file));
  await drawAll(absent, faces.files);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { path, file } of jobs) copyFileSync(file, join(out, `${path === '/' ? 'index' : path.slice(1)}.png`));
  const used = new Set(jobs.map(({ file }) => file));
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (name.endsWith('.png') && !used.has(file)) rmSync(file);
  }
  return { drawn: absent.map(({ path }) => path), kept: jobs.length - absent.length };
}
