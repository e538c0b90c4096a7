import { count, formatProblem, printable, type Problem } from '#content/problem.ts';
import type { Difference } from './compare.ts';

/** The maximum number of rows of a table. The summary of a job may have 1 MB, but longer tables are not useful. */
const mostRows = 100;

const escape = (text: string) =>
  text
    .replaceAll(/[\\`*_~[\]|]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    // In a comment, GitHub makes a name and a number with these signs a link, and tells the person of that name.
    .replaceAll(/\B[@#]\b/g, '$&<!-- -->')
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

/** The changes of a page or a file. Of one that was removed, only that is shown. */
function changeRows({ name, status, changes }: Difference): string[][] {
  if (status === 'removed') return [[name, status, '', '']];
  const rows = changes.map(({ part, name: fact = part, before = '', after = '' }) => [name, fact, before, after]);
  return status === 'added' ? [[name, status, '', ''], ...rows] : rows;
}

interface ContentReport {
  base: string;
  /** The old and new slugs of areas whose files have another name. */
  renamed: ReadonlyMap<string, string>;
  pages: readonly Difference[];
  files: readonly Difference[];
  redirects: ReadonlyMap<string, string>;
  problems: readonly Problem[];
  questions: readonly Problem[];
}

function summary({ renamed, pages, files }: ContentReport): string {
  const pagesThat = (wanted: string) => pages.filter(({ status }) => status === wanted).length;
  const parts = [
    [renamed.size, 'page', 'renamed'],
    [pagesThat('added'), 'page', 'added'],
    [pagesThat('removed'), 'page', 'removed'],
    [pagesThat('changed'), 'page', 'with another title or description'],
    [files.length, 'file', 'changed'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, noun, what]) => `${count(number, noun)} ${what}`);
  return shown.length === 0 ? 'nothing' : shown.join(', ');
}

/** The report for a reviewer: Markdown with all differences, and the problems to fix first. */
export function asMarkdown(report: ContentReport): string {
  const { base, renamed, pages, files, redirects, problems, questions } = report;
  /** The page that an old address leads to now. */
  const destination = (path: string) =>
    redirects.has(path) ? `redirected to ${redirects.get(path)}` : 'nothing: see "To fix"';
  const pageRows = pages.flatMap((page) => {
    if (page.status !== 'removed') return changeRows(page);
    const title = page.changes[0]?.before ?? '';
    return [[page.name, 'removed', title, destination(page.name)]];
  });
  const renamedRows = [...renamed].map(([from, to]) => [
    `/${from}`,
    'renamed',
    '',
    `/${to}; the old address: ${destination(`/${from}`)}`,
  ]);
  const sections = [
    ['To fix', problems.length === 0 ? '' : `\`\`\`\n${problems.map(formatProblem).join('\n')}\`\`\``],
    [
      'To decide',
      table(
        ['file', 'question', 'what to do'],
        questions.map(({ place, message, fix }) => [place.file, message, fix]),
      ),
    ],
    ['Pages', table(['page', '', 'before', 'after'], [...renamedRows, ...pageRows])],
    ['Facts', table(['file', '', 'before', 'after'], files.flatMap(changeRows))],
  ];
  const shown = sections.filter(([, body]) => body !== '').flatMap(([heading, body]) => [`### ${heading}`, body]);
  const title = `## What changes on the site\n\nCompared with \`${base}\`: ${summary(report)}.`;
  return `${[title, ...shown].join('\n\n')}\n`;
}
