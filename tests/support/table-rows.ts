import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './content-copy.ts';
import { dataOf } from './sites.ts';

/** Removes the rows of an area from all tables of the first company, or gives them another name. */
export function changeRows(slug: string, name?: string): Change[] {
  const folder = join(dataOf('first'), 'tables');
  const isOwn = (line: string) => line.split(',').includes(slug);
  return readdirSync(folder).map((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const write = lines
      .flatMap((line) => (!isOwn(line) ? [line] : name === undefined ? [] : [line.replace(slug, name)]))
      .join('\n');
    return { file: `data/tables/${file}`, write };
  });
}
