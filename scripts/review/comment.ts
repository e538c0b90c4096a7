import { Ajv } from 'ajv';
import { groupHeads, moreName, sharedTitle, titleOf, wordsOf, type Summary } from './groups.ts';
/** The maximum number of pages of a group, and of groups, that the comment lists. */
const mostListed = 20;
/** The maximum number of letters of a summary, which the code of a pull request writes. */
const mostLetters = 200_000;

const figure = { type: 'integer', minimum: 0, maximum: 9_999_999 };
const figures = { removed: figure, added: figure };
const path = { type: 'string', pattern: '^/[a-z0-9/-]{0,100}$' };
const group = {
  type: 'object',
  required: ['paths', 'status', 'removed', 'added'],
  properties: {
    paths: { type: 'array', minItems: 1, maxItems: 2000, items: path },
    status: { enum: ['changed', 'added', 'removed'] },
    ...figures,
  },
};
/** A summary has nothing but paths and figures. Other fields are left out. */
const isSummary = new Ajv({ removeAdditional: 'all' }).compile<Summary>({
  type: 'object',
  required: ['base', 'shared', 'groups'],
  properties: {
    base: { type: 'string', pattern: '^[0-9a-f]{40}$' },
    shared: { type: 'object', required: ['removed', 'added'], properties: figures },
    groups: { type: 'array', maxItems: 2000, items: group },
  },
});

/** Reads a summary that anybody may have written. */
export function parseSummary(text: string): Summary {
  const value: unknown = text.length > mostLetters ? undefined : JSON.parse(text);
  if (!isSummary(value)) throw new Error('The file is not a valid summary of a review. No comment is written.');
  return value;
}

/** The first items of a list, and how many more there are. */
function shortened(items: readonly string[], separator: string): string {
  const rest = items.length - mostListed;
  return [...items.slice(0, mostListed), ...(rest > 0 ? [`… and ${rest} more`] : [])].join(separator);
}

const code = (text: string) => `\`${text}\``;

/** The text of the comment on the review of a commit, whose run is at `address`. */
export function commentOf({ base, shared, groups }: Summary, address: string, commit: string): string {
  const paths = groups.map((pages) => pages.paths);
  const state = `Commit ${commit.slice(0, 7)}, compared with ${base.slice(0, 7)}.`;
  if (groups.length === 0) return `**${titleOf(paths)} for visitors.**\n\n${state}`;
  const rows = groups.map(({ paths: [first = '', ...others], status, ...words }) => {
    const list = `<details><summary>${moreName(others)}</summary>${shortened(others.map(code), ', ')}</details>`;
    return `| ${code(first)}${others.length === 0 ? '' : list} | ${status} | ${wordsOf(words)} |`;
  });
  return [
    `**${titleOf(paths)} for visitors.** The artifact "review" of [this run](${address}) shows each page before and after: download it and open index.html.`,
    '',
    ...(shared.removed + shared.added > 0 ? [`${sharedTitle(groups)}: sentences ${wordsOf(shared)}.`, ''] : []),
    `| ${groupHeads.join(' | ')} |`,
    '| --- | --- | --- |',
    shortened(rows, '\n'),
    '',
    state,
  ].join('\n');
}
