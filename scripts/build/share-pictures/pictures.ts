import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageData } from '#pages/kinds.ts';
import { PictureCache } from './cache.ts';
import { writeWhole } from '../emit/write.ts';
import { draw, drawingVersion } from './draw.ts';
import { loadFaces, type Faces } from './faces.ts';
import { pictureOf, type Look } from './picture.ts';

/** A picture to draw, for the page at `path`, into `file`. */
interface Job {
  path: string;
  svg: string;
  file: string;
}

interface Places {
  /** Where drawn pictures and fonts are kept between runs. */
  cache: string;
  /** Where the pictures of the site go. */
  out: string;
}

export interface Made {
  /** The pages whose pictures were drawn; the others came from the cache. */
  drawn: string[];
  kept: number;
}

/** The file name of the picture of the page at a path. */
export const nameOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.png`;

function jobOf(page: PageData, look: Look, faces: Faces, cache: PictureCache): Job {
  try {
    const svg = pictureOf(page, look, faces);
    return { path: page.path, svg, file: cache.fileOf(svg) };
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
      throw new Error(`${message} Its scene must be well-formed SVG; see scripts/illustration.`, { cause: error });
    }
    // The renderer frees its pixels only between turns of the event loop.
    await setImmediate();
  }
}

/** Makes a folder contain exactly these pictures. They are copies, so that editing one does not change the cache. */
function publish(jobs: readonly Job[], out: string): void {
  mkdirSync(out, { recursive: true });
  const wanted = new Set(jobs.map(({ path }) => nameOf(path)));
  for (const name of readdirSync(out)) if (!wanted.has(name)) rmSync(join(out, name), { recursive: true });
  for (const { path, file } of jobs) {
    const temporary = join(out, `${nameOf(path)}.tmp`);
    copyFileSync(file, temporary);
    renameSync(temporary, join(out, nameOf(path)));
  }
}

/** Makes the picture of every page. Draws only pictures that are not in the cache. */
export async function makePictures(
  pages: readonly PageData[],
  look: Look,
  { cache: folder, out }: Places,
): Promise<Made> {
  const faces = await loadFaces(join(folder, 'fonts'));
  const cache = new PictureCache(folder, [faces.hash, drawingVersion()]);
  const jobs = pages.map((page) => jobOf(page, look, faces, cache));
  const absent = jobs.filter(({ file }) => !existsSync(file));
  await drawAll(absent, faces.files);
  publish(jobs, out);
  cache.prune(new Set(jobs.map(({ file }) => file)));
  return { drawn: absent.map(({ path }) => path), kept: jobs.length - absent.length };
}
