import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, type Host, type Request } from '../../../scripts/deploy/choose.ts';

const folder = mkdtempSync(join(tmpdir(), 'choose-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
function commit(subject: string): string {
  git(
    '-c',
    'user.name=Mei',
    '-c',
    'user.email=mei@kapas.sg',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    subject,
  );
  return git('rev-parse', 'HEAD');
}

const good = { head_branch: 'main', event: 'push', conclusion: 'success' };
/** What GitHub says of the check of each commit. */
const runs: Record<string, (typeof good)[]> = {};
let isDown = false;
let server: Server;
let host: Host;
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
  server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const isAsked =
      pathname === '/repos/kapas/site/actions/workflows/check.yml/runs' &&
      request.headers.authorization === 'Bearer job-token';
    const head_sha = searchParams.get('head_sha')!;
    const workflow_runs = (runs[head_sha] ?? []).map((run) => ({ head_sha, ...run }));
    answer.writeHead(isDown ? 502 : isAsked ? 200 : 404).end(JSON.stringify({ workflow_runs }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  host = { api: `http://127.0.0.1:${port}`, repository: 'kapas/site', token: 'job-token' };
  for (const sha of [older, newest, unmerged]) runs[sha] = [good];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (wanted: string, what: Request['what']) => choose(folder, { commit: wanted, what }, host);

test('the newest commit of main is published whole when its check has passed', async () => {
  expect(await ask(newest, 'automatic')).toMatchObject({ commit: newest, what: 'everything' });
  expect(await ask(newest.slice(0, 7), 'everything')).toMatchObject({ commit: newest, what: 'everything' });
});

test('an older commit is published as a site alone', async () => {
  expect(await ask(older, 'site')).toMatchObject({ commit: older, what: 'site' });
  await expect(ask(older, 'everything')).rejects.toThrow(`go forward only: they are taken from ${newest}`);
});

test('a check that ends when main has moved on publishes nothing', async () => {
  expect(await ask(older, 'automatic')).toMatchObject({ what: 'nothing' });
});

test.each<Request['what']>(['automatic', 'site', 'everything'])(
  'a commit that is not on main is refused: %s',
  async (what) => {
    await expect(ask(unmerged, what)).rejects.toThrow('is not on main');
  },
);

test.each(['main', '--help', '0000000', `${'0'.repeat(40)}`, '', 'HEAD~1'])('"%s" is no commit', async (wanted) => {
  await expect(ask(wanted, 'site')).rejects.toThrow('There is no commit');
});

test.each<[what: string, found: (typeof good)[]]>([
  ['was never run', []],
  ['failed', [{ ...good, conclusion: 'failure' }]],
  ['was cancelled', [{ ...good, conclusion: 'cancelled' }]],
  ['passed for a pull request alone', [{ ...good, event: 'pull_request' }]],
  ['passed on another branch', [{ ...good, head_branch: 'idea' }]],
])('a commit whose check %s is refused', async (_, found) => {
  runs[older] = found;
  await expect(ask(older, 'site')).rejects.toThrow('has not passed');
  runs[older] = [{ ...good, conclusion: 'failure' }, good];
  await expect(ask(older, 'site')).resolves.toMatchObject({ what: 'site' });
});

test('nothing is published while GitHub does not say that the check passed', async () => {
  isDown = true;
  await expect(ask(newest, 'automatic')).rejects.toThrow('GitHub answered 502');
  isDown = false;
  await expect(choose(folder, { commit: newest, what: 'site' }, { ...host, token: '' })).rejects.toThrow('404');
});
