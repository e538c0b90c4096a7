import { Ajv } from 'ajv';
import { groupHeads, moreName, sharedTitle, titleOf, wordsOf, type Summary } from './groups.ts';
import type { GitHub } from './github.ts';
import { Stop } from '../deploy/stop.ts';

/** The run of the review, from the event that started this one. */
export interface ReviewRun {
  html_url: string;
  head_sha: string;
  head_branch: string;
  head_repository: { owner: { login: string } };
}

/** Marks the comment, so that a later run finds it. GitHub does not show the marker. */
export const marker = '<!-- what a visitor gets -->';
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
  const refuse = () => new Stop('The file is not a valid summary of a review. No comment is written.');
  if (text.length > mostLetters) throw refuse();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse();
  }
  if (!isSummary(value)) throw refuse();
  return value;
}

/** The first items of a list, and how many more there are. */
function shortened(items: readonly string[], separator: string): string {
  const rest = items.length - mostListed;
  return [...items.slice(0, mostListed), ...(rest > 0 ? [`… and ${rest} more`] : [])].join(separator);
}

const code = (text: string) => `\`${text}\``;

/** The text of the comment. */
export function commentOf({ base, shared, groups }: Summary, { html_url, head_sha }: ReviewRun): string {
  const paths = groups.map((pages) => pages.paths);
  const state = `Commit ${head_sha.slice(0, 7)}, compared with ${base.slice(0, 7)}.`;
  if (groups.length === 0) return [marker, `**${titleOf(paths)} for visitors.**`, '', state].join('\n');
  const rows = groups.map(({ paths: [first = '', ...others], status, ...words }) => {
    const list = `<details><summary>${moreName(others)}</summary>${shortened(others.map(code), ', ')}</details>`;
    return `| ${code(first)}${others.length === 0 ? '' : list} | ${status} | ${wordsOf(words)} |`;
  });
  return [
    marker,
    `**${titleOf(paths)} for visitors.** The artifact "review" of [this run](${html_url}) shows each page before and after: download it and open index.html.`,
    '',
    ...(shared.removed + shared.added > 0 ? [`${sharedTitle(groups)}: sentences ${wordsOf(shared)}.`, ''] : []),
    `| ${groupHeads.join(' | ')} |`,
    '| --- | --- | --- |',
    shortened(rows, '\n'),
    '',
    state,
  ].join('\n');
}

/** The open pull request that the run belongs to; undefined if it has a newer commit or was closed. */
async function pullOf({ ask, at }: GitHub, { head_repository, head_branch, head_sha }: ReviewRun) {
  const head = `${head_repository.owner.login}:${head_branch}`;
  const { data } = await ask('GET /repos/{owner}/{repo}/pulls', { ...at, state: 'open', head, per_page: 100 });
  return data.find((pull) => pull.head.sha === head_sha)?.number;
}

/** The comment that an earlier run wrote. A comment of somebody else is ignored, even if it has the marker. */
async function earlierComment({ ask, at }: GitHub, pull: number) {
  for (let page = 1; ; page += 1) {
    const list = { ...at, issue_number: pull, per_page: 100, page };
    const { data } = await ask('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', list);
    const own = data.find(({ body, user }) => body?.startsWith(marker) && user?.login === 'github-actions[bot]');
    if (own || data.length < 100) return own?.id;
  }
}

/** Writes or updates the comment on the pull request of a run; returns what was done, for the log. */
export async function commentOnPull(github: GitHub, run: ReviewRun, summary: string): Promise<string> {
  const { ask, at } = github;
  const body = commentOf(parseSummary(summary), run);
  const pull = await pullOf(github, run);
  if (pull === undefined) return `No open pull request has ${run.head_sha} as its newest commit. Nothing is written.`;
  const earlier = await earlierComment(github, pull);
  if (earlier === undefined)
    await ask('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, issue_number: pull, body });
  else await ask('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: earlier, body });
  return `The comment on #${pull} is ${earlier === undefined ? 'written' : 'updated'}.`;
}
