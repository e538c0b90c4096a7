import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright/test';
import { copyContent } from './content-copy.ts';
import { commitAll, gitIn } from './git.ts';

interface PullRequest {
  title: string;
  head: string;
  base: string;
  body: string;
}

/** An answer in place of GitHub's usual one. */
interface Refusal {
  /** A method and the beginning of a path: "POST pulls". */
  to: string;
  status: number;
  message: string;
}

export interface GitHubRepository {
  folder: string;
  git: (...args: readonly string[]) => string;
  pulls: PullRequest[];
  refusal: Refusal | undefined;
}

interface Body extends Partial<PullRequest> {
  base_tree?: string;
  tree?: string | { path: string; content?: string; sha?: null }[];
  message?: string;
  parents?: string[];
  ref?: string;
  sha?: string;
}

const token = 'github_pat_right';
const at = '/repos/kapas/site/';
/** What GitHub lets scripts of other sites use. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
};

/**
 * A mock of the GitHub API calls with which the desk reads files and opens a pull request, on a git repository with the first
 * company's data. Its first commit is the one of the built site.
 */
export async function serveRepository(context: BrowserContext): Promise<GitHubRepository> {
  const folder = copyContent();
  const git = gitIn(folder);
  commitAll(folder);
  git('branch', '-M', 'main');
  const built = git('rev-parse', 'main').trim();
  const own: GitHubRepository = { folder, git, pulls: [], refusal: undefined };
  const index = { ...process.env, GIT_INDEX_FILE: join(mkdtempSync(join(tmpdir(), 'index-')), 'index') };
  const run = (input: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: index, input }).trim();

  function writeTree({ base_tree = '', tree }: Body): string {
    run('', 'read-tree', base_tree);
    for (const { path, content } of tree as { path: string; content?: string }[]) {
      const entry = content === undefined ? undefined : run(content, 'hash-object', '-w', '--stdin');
      run(
        '',
        'update-index',
        ...(entry ? ['--add', '--cacheinfo', `100644,${entry},${path}`] : ['--force-remove', path]),
      );
    }
    return run('', 'write-tree');
  }

  function listTree(commit: string, isWhole: boolean) {
    // The site is built outside of this repository, from a commit that is not here.
    const isHere = git('rev-list', '--all').includes(commit);
    const lines = run('', 'ls-tree', ...(isWhole ? ['-r', '-t'] : []), isHere ? commit : built).split('\n');
    return lines.map((line) => {
      const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line)!;
      return { mode, type, sha, path };
    });
  }

  const answers: Readonly<Record<string, (name: string, query: URLSearchParams, body: Body) => unknown>> = {
    'GET git/ref/': (name) => ({ object: { sha: git('rev-parse', name).trim() } }),
    'GET git/trees/': (commit, query) => ({ tree: listTree(commit, query.has('recursive')) }),
    'GET git/blobs/': (sha) => ({
      content: execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder })
        .toString('base64')
        .replaceAll(/.{60}/g, '$&\n'),
    }),
    'GET pulls': (_, query) => {
      const found = own.pulls.findIndex(({ head }) => query.get('head') === `kapas:${head}`);
      return found === -1 ? [] : [{ html_url: `https://github.com/kapas/site/pull/${found + 1}` }];
    },
    'POST git/trees': (_, __, body) => ({ sha: writeTree(body) }),
    'POST git/commits': (_, __, { message, tree, parents }) => ({
      sha: run(message!, 'commit-tree', String(tree), '-p', parents![0]!),
    }),
    'POST git/refs': (_, __, { ref, sha }) => void git('update-ref', ref!, sha!, '0'.repeat(40)),
    'POST pulls': (_, __, body) => ({
      html_url: `https://github.com/kapas/site/pull/${own.pulls.push(body as PullRequest)}`,
    }),
    'DELETE git/refs/': (name) => void git('update-ref', '-d', `refs/${name}`),
  };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const call = `${request.method()} ${pathname.slice(at.length)}`;
    const fail = (status: number, message: string) => route.fulfill({ status, headers: open, json: { message } });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open });
    if (request.headers()['authorization'] !== `Bearer ${token}`) return fail(401, 'Bad credentials');
    if (own.refusal && call.startsWith(own.refusal.to)) return fail(own.refusal.status, own.refusal.message);
    const [way, take] = Object.entries(answers)
      .toSorted(([one], [other]) => other.length - one.length)
      .find(([start]) => (start.endsWith('/') ? call.startsWith(start) : call === start)) ?? ['', undefined];
    try {
      const json = take?.(call.slice(way.length), searchParams, (request.postDataJSON() ?? {}) as Body) ?? {};
      return await (take ? route.fulfill({ headers: open, json }) : fail(404, 'Not Found'));
    } catch {
      return fail(422, 'Unprocessable');
    }
  }

  await context.route('https://api.github.com/**', answer);
  return own;
}
