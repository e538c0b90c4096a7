import { execFileSync } from 'node:child_process';
import { Stop } from './stop.ts';

/** The inputs of a run of the deploy workflow. */
export interface Request {
  /** The hash of the commit, in full or abbreviated. */
  commit: string;
  /** `automatic` after a check; a person chooses one of the others. */
  what: 'automatic' | 'site' | 'everything';
}

interface Choice {
  commit: string;
  what: 'site' | 'everything' | 'nothing';
  /** One sentence for the log. */
  reason: string;
}

/** GitHub's API, from the variables that GitHub sets in every job. */
export interface Host {
  api: string;
  repository: string;
  token: string;
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const pick = 'Choose a commit with a green tick from the list of commits of main.';

function commitOnMain(root: string, wanted: string): string {
  const isHash = /^[0-9a-f]{7,40}$/i.test(wanted);
  const commit = isHash ? git(root, 'rev-parse', '--verify', '--quiet', `${wanted}^{commit}`) : undefined;
  if (commit === undefined) throw new Stop(`There is no commit "${wanted}". ${pick}`);
  if (git(root, 'merge-base', '--is-ancestor', commit, 'origin/main') === undefined) {
    throw new Stop(`The commit ${commit} is not on main. Only commits on main can be published. ${pick}`);
  }
  return commit;
}

interface Run {
  id: number;
  head_sha: string;
  head_branch: string;
  event: string;
  conclusion: string | null;
}

async function ask<T>({ api, repository, token }: Host, commit: string, path: string): Promise<T> {
  const response = await fetch(`${api}/repos/${repository}/actions/${path}`, {
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Stop(
      `GitHub answered ${response.status} when asked whether the check of ${commit} passed. Run the deploy again.`,
    );
  }
  return (await response.json()) as T;
}

/** The runs of the check workflow when main came to this commit. Runs for a pull request do not count. */
async function runsOf(host: Host, commit: string): Promise<Run[]> {
  const query = new URLSearchParams({ head_sha: commit, event: 'push', branch: 'main', per_page: '100' });
  const path = `workflows/check.yml/runs?${query.toString()}`;
  const { workflow_runs: runs } = await ask<{ workflow_runs: Run[] }>(host, commit, path);
  return runs.filter(
    ({ head_sha, head_branch, event }) => head_sha === commit && head_branch === 'main' && event === 'push',
  );
}

const hasPassed = async (host: Host, commit: string) =>
  (await runsOf(host, commit)).some(({ conclusion }) => conclusion === 'success');

/**
 * The check of a commit's engine. The check of a change of data/ alone skips it, so it is the check of the push that
 * brought the last other change: the first push with that change or a later one. The content may have failed there.
 */
async function engineCheck(root: string, host: Host, commit: string): Promise<{ at: string; state?: string | null }> {
  const last = git(root, 'rev-list', '--first-parent', '-1', commit, '--', '.', ':(exclude)data') || commit;
  const later = git(root, 'rev-list', '--first-parent', '--reverse', `${last}..${commit}`)!;
  for (const at of [last, ...later.split('\n').filter(Boolean)]) {
    const states: (string | null | undefined)[] = [];
    for (const { id } of await runsOf(host, at)) {
      const { jobs } = await ask<{ jobs: { name: string; conclusion: string | null }[] }>(host, at, `runs/${id}/jobs`);
      states.push(jobs.find(({ name }) => name === 'engine')?.conclusion);
    }
    if (states.length > 0) return { at, state: states.find((state) => state === 'success') ?? states[0]! };
  }
  return { at: last };
}

/**
 * Decides what is published. The site can be published from any commit of main whose check passed, and whose engine's
 * check passed. The function and its
 * database cannot be rolled back: they are deployed only from the newest commit of main.
 */
export async function choose(root: string, { commit: wanted, what }: Request, host: Host): Promise<Choice> {
  const named = commitOnMain(root, wanted);
  const newest = git(root, 'rev-parse', 'origin/main')!;
  // The newest commit may have waited for the check of its engine, which has ended now.
  const isWaitedFor =
    what === 'automatic' && (await hasPassed(host, newest)) && (await engineCheck(root, host, newest)).at === named;
  const commit = isWaitedFor ? newest : named;
  if (!(await hasPassed(host, commit))) {
    throw new Stop(`The check of ${commit} on main has not passed. Only checked commits can be published. ${pick}`);
  }
  const { at, state } = await engineCheck(root, host, commit);
  if (state === null && what === 'automatic') {
    const reason = `Nothing is published now. ${commit} is published when the check of its engine, at ${at}, passes.`;
    return { commit, what: 'nothing', reason };
  }
  if (state !== 'success') {
    throw new Stop(`The check of the engine of ${commit}, at ${at}, has not passed. ${pick}`);
  }
  if (what === 'site') return { commit, what, reason: `The site of ${commit} is published, and nothing else.` };
  if (commit === newest) {
    return { commit, what: 'everything', reason: `The function and the site of ${commit} are published.` };
  }
  if (what === 'everything') {
    throw new Stop(
      `The function and the database cannot be rolled back: they are always deployed from the newest commit of main, ${newest}. To publish only the site of ${commit}, choose "site".`,
    );
  }
  return {
    commit,
    what: 'nothing',
    reason: `Nothing is published now. Main has a newer commit, ${newest}, which is published when its check passes.`,
  };
}
