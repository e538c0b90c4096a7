import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOf, type Problem } from './problem.ts';

/** The folder of the drawings that areas name. */
export const picturesFolder = 'data/pictures';

/** Whether a file is of git, Windows, macOS or a drive that synchronises folders, and not of an editor. */
export const isOfSystem = (name: string) => /^(\.|(desktop\.ini|(eh)?thumbs\.db|icon\r)$)/i.test(name);

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

const misnamed = (file: string): Problem => ({
  place: startOf(file),
  rule: 'file-name',
  message: 'A picture has a name of lower-case letters, digits and hyphens, and ends in .svg; this one is not read.',
  fix: 'rename it, for example to tiong-bahru.svg, or remove it.',
});

/** Reads every drawing. A misnamed file is a problem. */
export function readPictures(root: string): { pictures: DrawingsByName; problems: Problem[] } {
  const folder = join(root, picturesFolder);
  const pictures = new Map<string, Drawing>();
  const problems: Problem[] = [];
  const items = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isOfSystem(item.name)) continue;
    const file = `${picturesFolder}/${item.name}`;
    const name = item.isFile() ? fileName.exec(item.name)?.[1] : undefined;
    if (name === undefined) problems.push(misnamed(file));
    else pictures.set(name, read(root, file));
  }
  return { pictures, problems };
}
