import { count, formatProblem, printable, type Problem } from '../../content/problem.ts';
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

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = [heads, heads.map(() => '---'), ...rows.slice(0, mostRows).map((cells) => cells.map(escape))];
  const rest = rows.length > mostRows ? [`\n… and ${rows.length - mostRows} more.`] : [];
  return [...shown.map(line), ...rest].join('\n');
}

const both = (changes: readonly Change[], ...of: string[]) =>
  changes.map(({ what, before = '', after = '' }) => [...of, what, before, after]);

function section(title: string, body: string | undefined): string[] {
  return body === undefined ? [] : [`### ${title}`, body];
}

const unlessEmpty = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? undefined : table(heads, rows);

/** New and removed addresses, one in each line. */
function lines(changes: readonly Change[], verb: { come: string; gone: string }): string | undefined {
  const paths = (which: 'before' | 'after') =>
    changes.filter((change) => change[which === 'before' ? 'after' : 'before'] === undefined).map(({ what }) => what);
  const line = (name: string, found: readonly string[]) => {
    const rest = found.length > mostRows ? `, and ${found.length - mostRows} more` : '';
    return found.length === 0
      ? []
      : [
          `- ${name}: ${found
            .slice(0, mostRows)
            .map((path) => `\`${path}\``)
            .join(', ')}${rest}`,
        ];
  };
  const all = [...line(verb.come, paths('after')), ...line(verb.gone, paths('before'))];
  return all.length === 0 ? undefined : all.join('\n');
}

/** The page that an old address leads to now. */
const answers = (path: string, redirects: ReadonlyMap<string, string>) =>
  redirects.has(path) ? `redirected to ${redirects.get(path)}` : '**nothing: see "To fix"**';

function summary({ renamed, pages, heads, facts }: Comparison): string {
  const added = pages.filter(({ before }) => before === undefined).length;
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
  const gone = pages.filter(({ after }) => after === undefined);
  const come = pages.filter(({ before }) => before === undefined);
  const before = ['', 'before', 'after'];
  return (
    [
      `${title}${summary(comparison)}`,
      ...section(
        'To fix',
        problems.length === 0 ? undefined : `\`\`\`\n${problems.map(formatProblem).join('\n')}\`\`\``,
      ),
      ...section(
        'To decide',
        unlessEmpty(
          ['file', 'question', 'what to do'],
          questions.map(({ place, message, fix }) => [place.file, message, fix]),
        ),
      ),
      ...section(
        'Pages renamed',
        renamed.length === 0
          ? undefined
          : renamed
              .map(({ from, to }) => `- \`${from}\` → \`${to}\`; the old address: ${answers(from, redirects)}`)
              .join('\n'),
      ),
      ...section(
        'Pages added',
        unlessEmpty(
          ['page', 'title'],
          come.map(({ what, after = '' }) => [what, after]),
        ),
      ),
      ...section(
        'Pages removed',
        gone.length === 0
          ? undefined
          : gone
              .map(({ what, before: old = '' }) => `- \`${what}\` ${escape(old)}: ${answers(what, redirects)}`)
              .join('\n'),
      ),
      ...section(
        'Titles and descriptions',
        unlessEmpty(
          ['page', ...before],
          heads.flatMap(({ path, changes }) => both(changes, path)),
        ),
      ),
      ...section('Cards on the locations index', unlessEmpty(['page', 'before', 'after'], both(cards))),
      ...section('Sitemap', lines(sitemap, { come: 'added', gone: 'removed' })),
      ...section(
        'Facts',
        unlessEmpty(
          ['file', ...before],
          facts.flatMap(({ file, changes }) => both(changes, file)),
        ),
      ),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
