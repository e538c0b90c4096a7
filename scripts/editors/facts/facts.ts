import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { check } from '../../check/check-content.ts';
import type { Content } from '../../content/content.ts';
import { count, formatProblem } from '../../content/problem.ts';
import type { Outcome } from '../../content/report.ts';
import { BookError, fileOf, readShelf } from './books.ts';
import { compareWithBooks, type Difference, type Update } from './compare.ts';
import { readNewer, type Newer } from './newer.ts';
import { withPostcodes } from './postcodes.ts';
import { withBlocks } from './write.ts';

const refused = (text: string): Outcome => ({ exitCode: 1, text });

const lineOf = ({ field, before = 'none', after = 'none' }: Difference) => `  ${field}: ${before} → ${after}`;

const listOf = (updates: readonly Update[]) =>
  updates.map(({ area, differences }) => [`${area.data.name} (${area.file})`, ...differences.map(lineOf)].join('\n'));

const sum = (updates: readonly Update[]) =>
  `${count(
    updates.reduce((total, { differences }) => total + differences.length, 0),
    'figure',
  )} of ${count(updates.length, 'area')}`;

function compared(content: Content, updates: readonly Update[]): Outcome {
  if (updates.length === 0) {
    return {
      exitCode: 0,
      text: `${count(content.all('neighbourhood').length, 'area')}: all figures are as in data/books.`,
    };
  }
  return refused(
    [
      ...listOf(updates),
      `${sum(updates)} differ from data/books: first the file, then the book.\nFix: correct the files by hand. If a figure has another source than the book, write that source in its block.`,
    ].join('\n\n'),
  );
}

export const streetsFile = (slug: string) => `data/streets/${slug}.yaml`;

/** Writes what an area has to become; its comments and the order of its lines stay. */
function write(root: string, { area, blocks, streets, postcodes }: Update): void {
  const change = (file: string, text: (old: string) => string) =>
    writeFileSync(join(root, file), text(readFileSync(join(root, file), 'utf8')));
  change(area.file, (old) => withBlocks(old, blocks));
  if (streets !== undefined) writeStreets(root, area.slug, streets.after);
  if (postcodes !== undefined) change('data/postcodes.yaml', (old) => withPostcodes(old, area.slug, postcodes));
}

export function writeStreets(root: string, slug: string, streets: object | undefined): void {
  const path = join(root, streetsFile(slug));
  mkdirSync(join(root, 'data/streets'), { recursive: true });
  if (streets === undefined) rmSync(path, { force: true });
  else if (existsSync(path)) writeFileSync(path, withBlocks(readFileSync(path, 'utf8'), { ...streets }));
  else writeFileSync(path, stringify(streets, { lineWidth: 0 }));
}

/** The sources whose date a person has to write, because no book contains it. */
function datedBy(content: Content, { name }: Newer): string {
  const sources = content
    .single('sources')
    .data.sources.filter(({ books = [] }) => books.some((book) => book === name || book.startsWith(`${name}.`)));
  return sources.map(({ name: source, asOf }) => `"asOf" of ${source} (now ${asOf})`).join(' and ');
}

function replaced(root: string, content: Content, newer: Newer, updates: readonly Update[]): Outcome {
  writeFileSync(join(root, fileOf(newer.name)), newer.text);
  for (const update of updates) write(root, update);
  const { problems } = check(root);
  const next = `${fileOf(newer.name)} is replaced, and ${sum(updates)} are written.\nNow write the date of the figures in data/sources.yaml: ${datedBy(content, newer)}.`;
  if (problems.length === 0) return { exitCode: 0, text: [...listOf(updates), next].join('\n\n') };
  const left = `${count(problems.length, 'problem')} left: texts that use a figure which is gone, for instance. Check again with: npm run check:content`;
  return refused([...listOf(updates), next, ...problems.map(formatProblem), left].join('\n\n'));
}

function run(root: string, file: string | undefined): Outcome {
  const { content, problems } = check(root);
  if (problems.length > 0) {
    return refused('The content has problems of its own. Fix them first: npm run check:content');
  }
  const shelf = readShelf(root);
  if (file === undefined) return compared(content, compareWithBooks(content, shelf));
  const path = resolve(root, file);
  if (!existsSync(path))
    return refused(`There is no file ${file}.\nFix: write its path from the folder of the project.`);
  const newer = readNewer(file, readFileSync(path, 'utf8'), content, shelf);
  return replaced(root, content, newer, compareWithBooks(content, { ...shelf, [newer.name]: newer.table }));
}

/** Compares the figures of all areas with the books; with a newer book, replaces the old one and corrects the areas. */
export function facts(root: string, file?: string): Outcome {
  try {
    return run(root, file);
  } catch (error) {
    if (error instanceof BookError) return refused(error.message);
    throw error;
  }
}
