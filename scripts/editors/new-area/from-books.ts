import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '../../content/content.ts';
import { blocksOf, sourceFinder, type Blocks } from '../facts/area.ts';
import { readShelf, type Shelf } from '../facts/books.ts';
import { streetsFile } from '../facts/files.ts';
import { rowsOf } from '../facts/homes.ts';
import { withPostcodes } from '../facts/postcodes.ts';
import { postcodesOf, streetsOf } from '../facts/streets.ts';

export interface TextFile {
  file: string;
  text: string;
}

/** What data/books know about a new area: blocks of its own file, and the texts of other files. */
export interface FromBooks {
  blocks: Blocks;
  files: readonly TextFile[];
  /** For the person at the terminal: what was found; empty if the books do not know the station. */
  found: readonly string[];
}

/** The name that the books use for an area: that of its file, or of a station with one of its codes. */
function nameInBooks(shelf: Shelf, slug: string, codes: readonly string[]): string {
  if (rowsOf(shelf['homes-1km'], slug).length > 0) return slug;
  const station = shelf.stations.rows.find(({ fields }) =>
    fields['codes']!.split('/').some((code) => codes.includes(code.trim())),
  );
  return station?.fields['slug'] ?? slug;
}

export function fromBooks(root: string, content: Content, slug: string, codes: readonly string[]): FromBooks {
  const shelf = readShelf(root);
  const sourceOf = sourceFinder(content);
  const known = nameInBooks(shelf, slug, codes);
  const blocks = blocksOf(shelf, known, sourceOf);
  const streets = streetsOf(shelf, known, sourceOf);
  const postcodes = postcodesOf(shelf, known);
  const postcodesFile = 'data/postcodes.yaml';
  const files = [
    ...(streets ? [{ file: streetsFile(slug), text: stringify(streets, { lineWidth: 0 }) }] : []),
    ...(postcodes.length > 0
      ? [
          {
            file: postcodesFile,
            text: withPostcodes(readFileSync(join(root, postcodesFile), 'utf8'), slug, postcodes),
          },
        ]
      : []),
  ];
  return { blocks, files, found: [...Object.keys(blocks), ...files.map(({ file }) => file)] };
}
