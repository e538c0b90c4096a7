import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { groupBy } from '../../src/content/group.ts';

const folder = 'data/neighbourhoods';
const tables = ['floor-areas', 'homes-1km', 'households', 'new-homes', 'streets'];

/** A further area, made from one of `data/`. */
interface Copy {
  original: string;
  slug: string;
  number: number;
}

function textOf(text: string, { number }: Copy, kind: 'plain' | 'full'): string {
  // About 150 m apart, in the sea east of the island.
  const latitude = (1.2 + 0.00137 * Math.floor(number / 64)).toFixed(5);
  const longitude = (104.1 + 0.00137 * (number % 64)).toFixed(5);
  const other = text
    .replace(/^description: .*\n/m, '')
    .replace(/^name: (.*)$/m, `name: $1 ${number}\ndescription: Flats and houses of $1, part ${number}.`)
    .replace(/^codes: .*$/m, 'codes: []')
    .replace(/^lines: .*$/m, 'lines: []')
    .replace(/^group: .*$/m, 'group: other-areas')
    .replace(/^latitude: .*$/m, `latitude: ${latitude}`)
    .replace(/^longitude: .*$/m, `longitude: ${longitude}`)
    .replace(/^( +)rail: .*$/m, '$1rail: none');
  return kind === 'full'
    ? other
    : other.replace(/^(paragraph|leftOut):.*\n(?: .*\n)*/gm, '').replace(/^ +picture: .*\n/m, '');
}

/**
 * Adds areas to a copy of the project until it has `count`: those of `data/` again, with other names and places. A full
 * one has the paragraph, the picture and the rows in tables of its original, a plain one has none of them.
 */
export function makeAreas(copy: string, count: number, kind: 'plain' | 'full'): void {
  const originals = readdirSync(join(copy, folder)).map((file) => file.replace('.yaml', ''));
  const copies = Array.from({ length: count - originals.length }, (_, number): Copy => {
    const original = originals[number % originals.length]!;
    return { original, number, slug: `${original}-${number}` };
  });
  for (const each of copies) {
    const text = readFileSync(join(copy, folder, `${each.original}.yaml`), 'utf8');
    writeFileSync(join(copy, folder, `${each.slug}.yaml`), textOf(text, each, kind));
  }
  if (kind === 'plain') return;
  for (const table of tables) {
    const file = join(copy, 'data/tables', `${table}.csv`);
    const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
    const rowsOf = groupBy(rows, (row) => row.split(',', 1)[0]!);
    const more = copies.flatMap(({ original, slug }) =>
      (rowsOf.get(original) ?? []).map((row) => slug + row.slice(original.length)),
    );
    writeFileSync(file, `${[...rows, ...more].join('\n')}\n`);
  }
}
