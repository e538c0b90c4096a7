import type { Summary } from './compare.ts';
import type { GitHub } from '../deploy/github.ts';
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
/** The most pages that the comment lists. */
const mostPages = 20;
/** The limits of a summary, which the code of a pull request writes. */
const [mostLetters, mostEntries] = [200_000, 2000];

const isPath = (value: unknown) => typeof value === 'string' && /^\/[a-z0-9/-]{0,100}$/.test(value);
const isFigure = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 10_000_000;
const isStatus = (value: unknown) => ['changed', 'added', 'removed'].includes(value as string);

function isPage(value: unknown): value is Summary['pages'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { path, status, removed, added } = value as Record<string, unknown>;
  return isPath(path) && isStatus(status) && [removed, added].every(isFigure);
}

/** Reads a summary that anybody may have written. Stops if it has anything but paths and figures. */
export function parseSummary(text: string): Summary {
  const refuse = () => new Stop('The file is not a valid summary of a review. No comment is written.');
  if (text.length > mostLetters) throw refuse();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse();
  }
  const { base, pages } = (value ?? {}) as Record<string, unknown>;
  if (typeof base !== 'string' || !/^[0-9a-f]{40}$/.test(base)) throw refuse();
  if (!Array.isArray(pages) || pages.length > mostEntries || !pages.every(isPage)) throw refuse();
  // Only the known fields are copied.
  return {
    base,
    pages: pages.map(({ path, status, removed, added }) => ({ path, status, removed, added })),
  };
}

/** The text of the comment. */
export function commentOf({ base, pages }: Summary, { html_url, head_sha }: ReviewRun): string {
  const state = `Commit ${head_sha.slice(0, 7)}, compared with ${base.slice(0, 7)}.`;
  if (pages.length === 0) return [marker, '**No page changes for visitors.**', '', state].join('\n');
  const count = pages.length === 1 ? '1 page changes' : `${pages.length} pages change`;
  const rows = pages
    .slice(0, mostPages)
    .map(({ path, status, removed, added }) => `| \`${path}\` | ${status} | −${removed} +${added} |`);
  const rest = pages.length - mostPages;
  return [
    marker,
    `**${count} for visitors.** The artifact "review" of [this run](${html_url}) shows each page before and after: download it and open index.html.`,
    '',
    '| page | new, changed or removed | sentences removed and added |',
    '| --- | --- | --- |',
    ...rows,
    ...(rest > 0 ? ['', `… and ${rest} more.`] : []),
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
