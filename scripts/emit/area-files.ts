import type { Content } from '../content/content.ts';
import { areaPages } from './area-pages.ts';
import { dataFile, streamed, type EmittedFile } from './file.ts';

/** The data files of all area pages. */
export function areaFiles(content: Content): EmittedFile[] {
  return areaPages(content).map(({ path, draw }) => streamed(dataFile(path), draw));
}
