import type { Content } from '../../content/content.ts';
import { didYouMean } from '../../content/suggest.ts';
import { BookError, bookOf, columnsOf, fileOf, readTable, type BookName, type Shelf } from './books.ts';
import { parseTable, printTable, type Table } from './csv.ts';

/** A newer edition of a book. */
export interface Newer {
  name: BookName;
  table: Table;
  /** The text that replaces the book: its rows with the columns that are used. */
  text: string;
}

function checkAreas(file: string, { rows }: Table, content: Content, old: Table): void {
  const areas = content.slugs('neighbourhood');
  const known = new Set([...areas, ...old.rows.map(({ fields }) => fields['slug'])]);
  const stranger = rows.find(({ fields }) => !known.has(fields['slug']));
  if (stranger === undefined) return;
  const slug = stranger.fields['slug']!;
  throw new BookError(
    `${file}:${stranger.line}: There is no area called "${slug}".${didYouMean(slug, areas)}\nFix: correct the name, remove the row, or make the area first: npm run new:area`,
  );
}

/** Reads a newer edition of one of the books. Throws a `BookError` if it is none. */
export function readNewer(file: string, source: string, content: Content, shelf: Shelf): Newer {
  const name = bookOf(file, parseTable(source));
  const table = readTable(file, name, source);
  if (table.rows.length === 0) {
    throw new BookError(
      `${file} has no rows.\nFix: download or export the table again; the present one, ${fileOf(name)}, has ${shelf[name].rows.length} rows.`,
    );
  }
  checkAreas(file, table, content, shelf[name]);
  const columns = columnsOf(name, table);
  return { name, table, text: printTable(table, columns) };
}
