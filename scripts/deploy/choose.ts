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
  head_sha: string;
  head_branch: string;
  event: string;
  conclusion: string | null;
}

/** Whether the check workflow passed when main came to this commit. Runs for a pull request do not count. */
async function hasPassed({ api, repository, token }: Host, commit: string): Promise<boolean> {
  const query = new URLSearchParams({ head_sha: commit, event: 'push', branch: 'main', per_page: '100' });
  const response = await fetch(`${api}/repos/${repository}/actions/workflows/check.yml/runs?${query.toString()}`, {
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Stop(
      `GitHub answered ${response.status} when asked whether the check of ${commit} passed. Run the deploy again.`,
    );
  }
  const { workflow_runs: runs } = (await response.json()) as { workflow_runs: Run[] };
  return runs.some(
    ({ head_sha, head_branch, event, conclusion }) =>
      head_sha === commit && head_branch === 'main' && event === 'push' && conclusion === 'success',
  );
}

/**
 * Decides what is published. The site can be published from any commit of main whose check passed. The function and its
 * database cannot be rolled back: they are deployed only from the newest commit of main.
 */
export async function choose(root: string, { commit: wanted, what }: Request, host: Host): Promise<Choice> {
  const commit = commitOnMain(root, wanted);
  if (!(await hasPassed(host, commit))) {
    throw new Stop(`The check of ${commit} on main has not passed. Only checked commits can be published. ${pick}`);
  }
  if (what === 'site') return { commit, what, reason: `The site of ${commit} is published, and nothing else.` };
  const newest = git(root, 'rev-parse', 'origin/main')!;
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
