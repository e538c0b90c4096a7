import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf, type PageData, type PageFacts } from '../../src/pages/kinds.ts';
import * as drawings from '../illustration/index.ts';
import { dataFile } from './emit/file.ts';

/**
 * The data of a page from the text of its generated file, with the pictures that the codegen left to be drawn later.
 */
export function withPictures(text: string): PageData {
  const facts = JSON.parse(text) as PageFacts;
  const { draw } = kindOf(facts.kind);
  return (draw === undefined ? facts : draw(facts, drawings)) as PageData;
}

/** The whole data of the page at a path, pictures included. Rejects if the codegen emitted no such page. */
export async function readPage(root: string, path: string): Promise<PageData> {
  return withPictures(await readFile(join(root, 'src/generated', dataFile(path)), 'utf8'));
}
