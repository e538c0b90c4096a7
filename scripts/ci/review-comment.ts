import { Stop } from '../deploy/stop.ts';
import type { Summary } from '../editors/review/sizes.ts';

/** GitHub's API for one repository; GitHub sets these variables in every job. */
interface Repository {
  api: string;
  /** Such as "owner/name". */
  name: string;
  token: string;
}

/** Sends a request to the API of a repository, below its address. Stops if GitHub refuses it. */
async function requestGithub<T>(
  { api, name, token }: Repository,
  path: string,
  change?: { method: 'POST' | 'PATCH'; body: unknown },
): Promise<T> {
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
    ...(change && { method: change.method, body: JSON.stringify(change.body) }),
  });
  if (!response.ok) throw new Stop(`GitHub answered ${response.status} to ${change?.method ?? 'GET'} ${path}.`);
  return (await response.json()) as T;
}

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
  const { path, status, removed, added, bytes } = value as Record<string, unknown>;
  return isPath(path) && isStatus(status) && [removed, added, bytes].every(isFigure);
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
    pages: pages.map(({ path, status, removed, added, bytes }) => ({ path, status, removed, added, bytes })),
  };
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number));

/** The text of the comment. */
export function commentOf({ base, pages }: Summary, { html_url, head_sha }: ReviewRun): string {
  const state = `Commit ${head_sha.slice(0, 7)}, compared with ${base.slice(0, 7)}.`;
  if (pages.length === 0) return [marker, '**No page changes for visitors.**', '', state].join('\n');
  const count = pages.length === 1 ? '1 page changes' : `${pages.length} pages change`;
  const rows = pages
    .slice(0, mostPages)
    .map(
      ({ path, status, removed, added, bytes }) =>
        `| \`${path}\` | ${status} | −${removed} +${added} | ${signed(bytes)} |`,
    );
  const rest = pages.length - mostPages;
  return [
    marker,
    `**${count} for visitors.** The artifact "review" of [this run](${html_url}) shows each page before and after: download it and open index.html.`,
    '',
    '| page | new, changed or removed | sentences removed and added | size in bytes |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(rest > 0 ? ['', `… and ${rest} more.`] : []),
    '',
    state,
  ].join('\n');
}

interface Pull {
  number: number;
  head: { sha: string };
}

/** The open pull request that the run belongs to; undefined if it has a newer commit or was closed. */
async function pullOf(repository: Repository, run: ReviewRun): Promise<number | undefined> {
  const head = `${run.head_repository.owner.login}:${run.head_branch}`;
  const query = new URLSearchParams({ state: 'open', head, per_page: '100' });
  const pulls = await requestGithub<Pull[]>(repository, `pulls?${query.toString()}`);
  return pulls.find((pull) => pull.head.sha === run.head_sha)?.number;
}

interface Comment {
  id: number;
  body: string;
  user: { login: string } | null;
}

/** The comment that an earlier run wrote. A comment of somebody else is ignored, even if it has the marker. */
async function earlierComment(repository: Repository, pull: number): Promise<number | undefined> {
  for (let page = 1; ; page += 1) {
    const comments = await requestGithub<Comment[]>(repository, `issues/${pull}/comments?per_page=100&page=${page}`);
    const own = comments.find(({ body, user }) => body.startsWith(marker) && user?.login === 'github-actions[bot]');
    if (own || comments.length < 100) return own?.id;
  }
}

/** Writes or updates the comment on the pull request of a run; returns what was done, for the log. */
export async function commentOnPull(repository: Repository, run: ReviewRun, summary: string): Promise<string> {
  const body = commentOf(parseSummary(summary), run);
  const pull = await pullOf(repository, run);
  if (pull === undefined) return `No open pull request has ${run.head_sha} as its newest commit. Nothing is written.`;
  const earlier = await earlierComment(repository, pull);
  if (earlier === undefined)
    await requestGithub(repository, `issues/${pull}/comments`, { method: 'POST', body: { body } });
  else await requestGithub(repository, `issues/comments/${earlier}`, { method: 'PATCH', body: { body } });
  return `The comment on #${pull} is ${earlier === undefined ? 'written' : 'updated'}.`;
}
