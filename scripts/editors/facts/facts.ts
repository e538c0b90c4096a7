import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from '../../checks/check-content.ts';
import type { Content } from '../../content/content.ts';
import { count, formatProblem } from '../../content/problem.ts';
import type { Outcome } from '../../content/report.ts';
import { BookError, fileOf, readShelf } from './books.ts';
import { compareWithBooks, type Difference, type Update } from './compare.ts';
import { writeUpdate } from './files.ts';
import { readNewer, type Newer } from './newer.ts';

const refused = (text: string): Outcome => ({ exitCode: 1, text });

const lineOf = ({ field, before = 'none', after }: Difference) =>
  after === undefined ? `  ${field}: none in the table` : `  ${field}: ${before} → ${after}`;

const listOf = (updates: readonly Update[]) =>
  updates.map(({ area, differences }) => [`${area.data.name} (${area.file})`, ...differences.map(lineOf)].join('\n'));

const sum = (updates: readonly Update[]) => {
  const figures = updates.reduce((total, { differences }) => total + differences.length, 0);
  return `${count(figures, 'difference')} in ${count(updates.length, 'area')}`;
};

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
      `${sum(updates)}: first the figure of the file, then that of the table.\nFix: correct the files by hand. If a figure comes from another source than the table, name it in the line "source:" beside the figure.`,
    ].join('\n\n'),
  );
}

/** The sources whose date a person has to write, because no book contains it. */
function datedBy(content: Content, { name }: Newer): string {
  const sources = content.single('sources').data.sources.filter(({ books = [] }) => books.includes(name));
  return sources.map(({ name: source, asOf }) => `"asOf" of ${source} (now ${asOf})`).join(' and ');
}

function replaceBook(root: string, content: Content, newer: Newer, updates: readonly Update[]): Outcome {
  writeFileSync(join(root, fileOf(newer.name)), newer.text);
  for (const update of updates) writeUpdate(root, update);
  const { problems } = check(root);
  const dates = datedBy(content, newer);
  const next = [
    `${fileOf(newer.name)} is replaced; the areas are corrected: ${sum(updates)}.`,
    ...(dates === '' ? [] : [`Now write the date of the figures in data/sources.yaml: ${dates}.`]),
  ].join('\n');
  if (problems.length === 0) return { exitCode: 0, text: [...listOf(updates), next].join('\n\n') };
  const left = `${count(problems.length, 'problem')} left, for instance texts with a figure that no longer exists. Check again with: npm run check:content`;
  return refused([...listOf(updates), next, ...problems.map(formatProblem), left].join('\n\n'));
}

function run(root: string, file: string | undefined): Outcome {
  const { content, problems } = check(root);
  if (problems.length > 0) {
    return refused('The content already has problems. Fix them first: npm run check:content');
  }
  const shelf = readShelf(root);
  if (file === undefined) return compared(content, compareWithBooks(content, shelf));
  const path = resolve(root, file);
  if (!existsSync(path))
    return refused(`There is no file ${file}.\nFix: write its path from the folder of the project.`);
  const newer = readNewer(file, readFileSync(path, 'utf8'), content, shelf);
  return replaceBook(root, content, newer, compareWithBooks(content, { ...shelf, [newer.name]: newer.table }));
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
