import { git } from '#content/git.ts';
import type { GitHub } from './github.ts';
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

const pick = 'Choose a commit with a green tick from the list of commits of main.';

function commitOnMain(root: string, wanted: string): string {
  const isHash = /^[0-9a-f]{7,40}$/i.test(wanted);
  const commit = isHash ? git(root, ['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`]) : undefined;
  if (commit === undefined) throw new Stop(`There is no commit "${wanted}". ${pick}`);
  if (git(root, ['merge-base', '--is-ancestor', commit, 'origin/main']) === undefined) {
    throw new Stop(`The commit ${commit} is not on main. Only commits on main can be published. ${pick}`);
  }
  return commit;
}

/** The runs of the check workflow when main came to this commit. Runs for a pull request do not count. */
async function runsOf({ ask, at }: GitHub, commit: string) {
  const { data } = await ask('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
    ...at,
    workflow_id: 'check.yml',
    head_sha: commit,
    event: 'push',
    branch: 'main',
    per_page: 100,
  });
  return data.workflow_runs.filter(
    ({ head_sha, head_branch, event }) => head_sha === commit && head_branch === 'main' && event === 'push',
  );
}

const hasPassed = async (github: GitHub, commit: string) =>
  (await runsOf(github, commit)).some(({ conclusion }) => conclusion === 'success');

/** How the check of the engine ended in a run: null while it runs, undefined if the run skipped it. */
async function engineIn({ ask, at }: GitHub, run_id: number): Promise<string | null | undefined> {
  const { data } = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { ...at, run_id });
  const jobs = data.jobs.filter(({ name }) => name !== 'content');
  const other = jobs.find(({ conclusion }) => conclusion !== 'success');
  if (other) return other.conclusion;
  const steps = jobs.flatMap((job) => job.steps ?? []);
  return steps.find(({ name, conclusion }) => name === 'Run .ci/run' && conclusion === 'success')?.conclusion;
}

/**
 * The check of a commit's engine. The check of a change of data/ alone skips it, so it is the check of the push that
 * brought the last other change: the first push with that change or a later one. The content may have failed there.
 */
async function engineCheck(root: string, github: GitHub, commit: string) {
  const last = git(root, ['rev-list', '--first-parent', '-1', commit, '--', '.', ':(exclude)data']) || commit;
  const later = git(root, ['rev-list', '--first-parent', '--reverse', `${last}..${commit}`])!;
  for (const at of [last, ...later.split('\n').filter(Boolean)]) {
    const runs = await runsOf(github, at);
    const all = await Promise.all(runs.map(({ id }) => engineIn(github, id)));
    const states = all.filter((state) => state !== undefined);
    if (states.length > 0) return { at, state: states.find((state) => state === 'success') ?? states[0] };
  }
  return { at: last };
}

/**
 * Decides what is published. The site can be published from any commit of main whose check passed, and whose engine's
 * check passed. The function and its database cannot be rolled back: they are deployed only from the newest commit of
 * main.
 */
export async function choose(root: string, { commit: wanted, what }: Request, github: GitHub): Promise<Choice> {
  const named = commitOnMain(root, wanted);
  const newest = git(root, ['rev-parse', 'origin/main'])!;
  // The newest commit may have waited for the check of its engine, which has ended now.
  const isWaitedFor =
    what === 'automatic' && (await hasPassed(github, newest)) && (await engineCheck(root, github, newest)).at === named;
  const commit = isWaitedFor ? newest : named;
  const nothing = (reason: string): Choice => ({
    commit,
    what: 'nothing',
    reason: `Nothing is published now. ${reason}`,
  });
  if (!(await hasPassed(github, commit))) {
    const reason = `The check of ${commit} on main has not passed.`;
    if (what === 'automatic') return nothing(reason);
    throw new Stop(`${reason} Only checked commits can be published. ${pick}`);
  }
  const { at, state } = await engineCheck(root, github, commit);
  if (state === undefined) {
    throw new Stop(
      `The engine of ${commit} was never checked: the check of ${at} did not run, or was deleted. Merge any change outside data/, whose check runs the engine's too.`,
    );
  }
  if (state === null && what === 'automatic') {
    return nothing(`${commit} is published when the check of its engine, at ${at}, passes.`);
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
  return nothing(`Main has a newer commit, ${newest}, which is published when its check passes.`);
}
