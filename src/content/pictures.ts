import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySentence, itemsIn, linkProblem } from './folder.ts';
import { startOf, type Problem } from './problem.ts';

/** The folder of the drawings and photos that pages show. */
export const picturesFolder = 'data/pictures';

/** A drawing or a photo under `data/`. The source of a photo is its content in base64. */
export interface Drawing {
  file: string;
  source: string;
}

/** Drawings by their file names without the ending, which areas write, and photos by their file names. */
export type DrawingsByName = ReadonlyMap<string, Drawing>;

/** The path of a picture. */
export const pictureFile = /^data\/pictures\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|webp|avif|jpg|png)$/;

/** A file name as the name of a picture. */
export const pictureName = (name: string): string => name.replace(/\.svg$/, '');

/** How the content of a file below `data/` becomes a text. */
export const encodingOf = (file: string): 'base64' | 'utf8' =>
  /\.(?:webp|avif|jpg|png)$/.test(file) ? 'base64' : 'utf8';

/** The pictures that were read last. An unchanged one stays the same object, so that results cached for it stay valid. */
const drawingCache = new Map<string, Drawing>();

const misnamed = (file: string, name: string): Problem => ({
  place: startOf(file),
  rule: 'file-name',
  message: `A picture has a name of lower-case letters, digits and hyphens, and ends in .svg, .webp, .avif, .jpg or .png; this one is not read.${copySentence(name)}`,
  fix: 'rename it, for example to tiong-bahru.svg, save it in one of these formats, or remove it.',
});

/** Reads every picture. A misnamed file is a problem, and so is a link. */
export function readPictures(root: string): { pictures: DrawingsByName; problems: Problem[] } {
  const pictures = new Map<string, Drawing>();
  const problems: Problem[] = [];
  for (const { name, kind } of itemsIn(root, picturesFolder)) {
    const file = `${picturesFolder}/${name}`;
    if (kind === 'file' && pictureFile.test(file)) {
      const source = readFileSync(join(root, file), encodingOf(file));
      const last = drawingCache.get(file);
      drawingCache.set(file, last?.source === source ? last : { file, source });
      pictures.set(pictureName(name), drawingCache.get(file)!);
    } else problems.push(kind === 'other' ? linkProblem(file) : misnamed(file, name));
  }
  return { pictures, problems };
}
