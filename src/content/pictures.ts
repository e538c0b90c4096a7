import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySentence, itemsIn, linkProblem } from './folder.ts';
import { startOf, type Problem } from './problem.ts';

/** The folder of the drawings that areas name. */
export const picturesFolder = 'data/pictures';

/** A drawing under `data/`. */
export interface Drawing {
  file: string;
  source: string;
}

/** The drawings by their file names, without the ending. */
export type DrawingsByName = ReadonlyMap<string, Drawing>;

const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/**
 * The drawings that were read last. While its text is the same, a drawing stays the same object, so that results cached
 * for it stay valid.
 */
const drawingCache = new Map<string, Drawing>();

function read(root: string, file: string): Drawing {
  const source = readFileSync(join(root, file), 'utf8');
  const last = drawingCache.get(file);
  const drawing = last?.source === source ? last : { file, source };
  drawingCache.set(file, drawing);
  return drawing;
}

const misnamed = (file: string, name: string): Problem => ({
  place: startOf(file),
  rule: 'file-name',
  message: `A picture has a name of lower-case letters, digits and hyphens, and ends in .svg; this one is not read.${copySentence(name)}`,
  fix: 'rename it, for example to tiong-bahru.svg, or remove it.',
});

/** Reads every drawing. A misnamed file is a problem, and so is a link. */
export function readPictures(root: string): { pictures: DrawingsByName; problems: Problem[] } {
  const pictures = new Map<string, Drawing>();
  const problems: Problem[] = [];
  for (const { name, kind } of itemsIn(root, picturesFolder)) {
    const file = `${picturesFolder}/${name}`;
    const slug = kind === 'file' ? fileName.exec(name)?.[1] : undefined;
    if (slug !== undefined) pictures.set(slug, read(root, file));
    else problems.push(kind === 'other' ? linkProblem(file) : misnamed(file, name));
  }
  return { pictures, problems };
}
