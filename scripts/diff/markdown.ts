import { count, formatProblem, printable, type Problem } from '#content/problem.ts';
import type { Change, Comparison } from './compare.ts';

/** The maximum number of rows of a table. The summary of a job may have 1 MB, but longer tables are not useful. */
const mostRows = 100;

const escape = (text: string) =>
  text
    .replaceAll(/[\\`*_~[\]|]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    .split(/\s*\n\s*/)
    .map(printable)
    .join('<br>');

/** A table as Markdown; nothing without rows. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = [heads, heads.map(() => '---'), ...rows.slice(0, mostRows).map((cells) => cells.map(escape))];
  const rest = rows.length > mostRows ? [`\n… and ${rows.length - mostRows} more.`] : [];
  return [...shown.map(line), ...rest].join('\n');
}

const both = (changes: readonly Change[], ...of: string[]) =>
  changes.map(({ what, before = '', after = '' }) => [...of, what, before, after]);

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Addresses in one line; none if there are none. */
function line(name: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const shown = changes.slice(0, mostRows).map(({ what }) => `\`${what}\``);
  const rest = changes.length > mostRows ? `, and ${changes.length - mostRows} more` : '';
  return [`${name}: ${shown.join(', ')}${rest}`];
}

const isNew = ({ before }: Change) => before === undefined;
const isGone = ({ after }: Change) => after === undefined;

/** The page that an old address leads to now. */
const answers = (path: string, redirects: ReadonlyMap<string, string>) =>
  redirects.has(path) ? `redirected to ${redirects.get(path)}` : '**nothing: see "To fix"**';

function summary({ renamed, pages, heads, facts }: Comparison): string {
  const added = pages.filter(isNew).length;
  const parts = [
    ...(renamed.length > 0 ? [`${count(renamed.length, 'page')} renamed`] : []),
    ...(added > 0 ? [`${count(added, 'page')} added`] : []),
    ...(pages.length > added ? [`${count(pages.length - added, 'page')} removed`] : []),
    ...(heads.length > 0 ? [`${count(heads.length, 'page')} with another title or description`] : []),
    ...(facts.length > 0 ? [`${count(facts.length, 'file')} changed`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** The report for a reviewer: Markdown with all differences, and the problems to fix first. */
export function asMarkdown({
  base,
  comparison,
  redirects,
  problems,
  questions,
}: {
  base: string;
  comparison: Comparison;
  redirects: ReadonlyMap<string, string>;
  problems: readonly Problem[];
  questions: readonly Problem[];
}): string {
  const { renamed, pages, heads, cards, sitemap, facts } = comparison;
  const title = `## What changes on the site\n\nCompared with \`${base}\`: `;
  if (facts.length + renamed.length === 0) return `${title}nothing.\n`;
  const sides = ['before', 'after'];
  const sections = [
    ['To fix', problems.length === 0 ? '' : `\`\`\`\n${problems.map(formatProblem).join('\n')}\`\`\``],
    [
      'To decide',
      table(
        ['file', 'question', 'what to do'],
        questions.map(({ place, message, fix }) => [place.file, message, fix]),
      ),
    ],
    [
      'Pages renamed',
      list(renamed.map(({ from, to }) => `\`${from}\` → \`${to}\`; the old address: ${answers(from, redirects)}`)),
    ],
    [
      'Pages added',
      table(
        ['page', 'title'],
        pages.filter(isNew).map(({ what, after = '' }) => [what, after]),
      ),
    ],
    [
      'Pages removed',
      list(
        pages
          .filter(isGone)
          .map(({ what, before = '' }) => `\`${what}\` ${escape(before)}: ${answers(what, redirects)}`),
      ),
    ],
    [
      'Titles and descriptions',
      table(
        ['page', '', ...sides],
        heads.flatMap(({ path, changes }) => both(changes, path)),
      ),
    ],
    ['Cards on the locations index', table(['page', ...sides], both(cards))],
    ['Sitemap', list([...line('added', sitemap.filter(isNew)), ...line('removed', sitemap.filter(isGone))])],
    [
      'Facts',
      table(
        ['file', '', ...sides],
        facts.flatMap(({ file, changes }) => both(changes, file)),
      ),
    ],
  ];
  const shown = sections.filter(([, body]) => body !== '').flatMap(([heading, body]) => [`### ${heading}`, body]);
  return `${[`${title}${summary(comparison)}`, ...shown].join('\n\n')}\n`;
}
