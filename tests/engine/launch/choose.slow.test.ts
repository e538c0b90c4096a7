import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, type Request } from '../../../scripts/deploy/choose.ts';
import { githubOf } from '../../../scripts/deploy/github.ts';
import type { Environment } from '../../../src/content/backend.ts';
import { passed, startGitHub, type CheckRun, type GitHub } from '../../support/github.ts';

const folder = mkdtempSync(join(tmpdir(), 'choose-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
let written = 0;
function commit(subject: string, file = 'src/page.ts'): string {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), String((written += 1)));
  git('add', file);
  git('-c', 'user.name=Mei', '-c', 'user.email=mei@kapas.sg', 'commit', '--quiet', '--message', subject);
  return git('rev-parse', 'HEAD');
}

let github: GitHub;
let job: Environment;
let older: string;
let newest: string;
let unmerged: string;
beforeAll(async () => {
  git('init', '--quiet', '--initial-branch', 'main');
  older = commit('An older one');
  git('checkout', '--quiet', '-b', 'idea');
  unmerged = commit('Not merged');
  git('checkout', '--quiet', 'main');
  newest = commit('The newest');
  git('update-ref', 'refs/remotes/origin/main', newest);
  github = await startGitHub();
  job = { GITHUB_API_URL: github.api, GITHUB_REPOSITORY: 'kapas/site', GITHUB_TOKEN: 'job-token' };
  for (const sha of [older, newest, unmerged]) github.runs.set(sha, [passed]);
});
afterAll(() => {
  github.stop();
  rmSync(folder, { recursive: true });
});

const ask = (wanted: string, what: Request['what']) => choose(folder, { commit: wanted, what }, githubOf(job));

test('the newest commit of main is published completely when its check has passed', async () => {
  expect(await ask(newest, 'automatic')).toMatchObject({ commit: newest, what: 'everything' });
  expect(await ask(newest.slice(0, 7), 'everything')).toMatchObject({ commit: newest, what: 'everything' });
});

test('of an older commit only the site is published, and nothing when its check ends late', async () => {
  expect(await ask(older, 'site')).toMatchObject({ commit: older, what: 'site' });
  await expect(ask(older, 'everything')).rejects.toThrow(
    `are always deployed from the newest commit of main, ${newest}`,
  );
  expect(await ask(older, 'automatic')).toMatchObject({ what: 'nothing' });
});

test('a commit that is not on main cannot be published, nor can what is no commit', async () => {
  for (const what of ['automatic', 'site', 'everything'] as const) {
    await expect(ask(unmerged, what)).rejects.toThrow('is not on main');
  }
  for (const wanted of ['main', '--help', '0'.repeat(40), '', 'HEAD~1']) {
    await expect(ask(wanted, 'site'), wanted).rejects.toThrow('There is no commit');
  }
});

test.each<[what: string, found: CheckRun[]]>([
  ['was never run', []],
  ['failed', [{ ...passed, conclusion: 'failure' }]],
  ['failed, although that of its engine passed', [{ ...passed, conclusion: 'failure', engine: 'success' }]],
  ['was cancelled', [{ ...passed, conclusion: 'cancelled' }]],
  ['passed for a pull request alone', [{ ...passed, event: 'pull_request' }]],
  ['passed on another branch', [{ ...passed, head_branch: 'idea' }]],
])('a commit whose check %s cannot be published', async (_, found) => {
  github.runs.set(older, found);
  await expect(ask(older, 'site')).rejects.toThrow(`The check of ${older} on main has not passed`);
  expect(await ask(older, 'automatic')).toMatchObject({ what: 'nothing' });
  github.runs.set(older, [{ ...passed, conclusion: 'failure' }, passed]);
  await expect(ask(older, 'site')).resolves.toMatchObject({ what: 'site' });
});

test('nothing is published if GitHub does not confirm that the check passed', async () => {
  github.isDown = true;
  await expect(ask(newest, 'automatic')).rejects.toThrow('GitHub answered 502');
  github.isDown = false;
  await expect(
    choose(folder, { commit: newest, what: 'site' }, githubOf({ ...job, GITHUB_TOKEN: '' })),
  ).rejects.toThrow('404');
});

test('the step of the workflow prints the reason, and hands the choice on only if there is one', async () => {
  const output = join(folder, '.git/output');
  const step = (env: Readonly<Record<string, string>>) => {
    writeFileSync(output, '');
    const script = ['--import', import.meta.resolve('tsx'), resolve('scripts/deploy/run-choose.ts')];
    const given = { ...process.env, ...job, GITHUB_OUTPUT: output, COMMIT: newest, ...env };
    return promisify(execFile)(process.execPath, script, { cwd: folder, env: given });
  };
  expect((await step({ WHAT: 'site' })).stdout).toContain(newest);
  expect(readFileSync(output, 'utf8')).toBe(`commit=${newest}\nwhat=site\n`);
  await expect(step({ WHAT: 'site', COMMIT: unmerged })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not on main') as string,
  });
  await expect(step({ WHAT: '' })).rejects.toThrow('it must be automatic, site or everything');
  expect(readFileSync(output, 'utf8')).toBe('');
});

describe('a change of data/ alone, whose check skips the engine', () => {
  let engine: string;
  let data: string;
  beforeAll(() => {
    engine = commit('A new engine');
    data = commit('New words', 'data/site.yaml');
    git('update-ref', 'refs/remotes/origin/main', data);
    github.runs.set(data, [dataAlone]);
  });
  const dataAlone: CheckRun = { ...passed, engine: 'skipped' };
  const engineIs = (engineJob: string | null, conclusion = engineJob) =>
    github.runs.set(engine, [{ ...passed, conclusion, engine: engineJob }]);

  test('is published when the check of that engine has passed', async () => {
    engineIs('success');
    expect(await ask(data, 'automatic')).toMatchObject({ commit: data, what: 'everything' });
  });

  test('is not published with an engine whose check failed', async () => {
    engineIs('failure');
    for (const what of ['automatic', 'site', 'everything'] as const) {
      await expect(ask(data, what)).rejects.toThrow(`The check of the engine of ${data}, at ${engine}, has not passed`);
    }
  });

  test('waits for the check of the engine, which publishes it when it ends', async () => {
    engineIs(null);
    expect(await ask(data, 'automatic')).toMatchObject({ what: 'nothing', reason: expect.stringContaining(engine) });
    await expect(ask(data, 'site')).rejects.toThrow('has not passed');
    engineIs('success');
    expect(await ask(engine, 'automatic')).toMatchObject({ commit: data, what: 'everything' });
  });

  test('may repair content that was red when the engine came, also when that check ends last', async () => {
    engineIs('success', 'failure');
    for (const ended of [data, engine]) {
      expect(await ask(ended, 'automatic')).toMatchObject({ commit: data, what: 'everything' });
    }
  });

  test('is not published if the slow tests of that engine failed', async () => {
    github.runs.set(engine, [{ ...passed, conclusion: 'failure', engine: 'success', scheduled: 'failure' }]);
    await expect(ask(data, 'automatic')).rejects.toThrow(`The check of the engine of ${data}, at ${engine}, has not`);
  });

  test('is not published if that engine was never checked', async () => {
    github.runs.delete(engine);
    for (const what of ['automatic', 'site', 'everything'] as const) {
      await expect(ask(data, what)).rejects.toThrow(`The engine of ${data} was never checked: the check of ${engine}`);
    }
  });

  test('counts with the commits that came in the same push: their check is that of the last one', async () => {
    github.runs.delete(engine);
    github.runs.set(data, [passed]);
    expect(await ask(data, 'automatic')).toMatchObject({ commit: data, what: 'everything' });
    github.runs.set(data, [{ ...passed, engine: 'failure' }]);
    await expect(ask(data, 'automatic')).rejects.toThrow('has not passed');
  });
});
