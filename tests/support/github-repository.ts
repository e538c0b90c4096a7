import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { copyContent } from './content-copy.ts';
import { commitAll, gitIn } from './git.ts';

export interface PullRequest {
  title: string;
  head: string;
  base: string;
  body: string;
}

export interface GitHubRepository {
  folder: string;
  git: (...args: readonly string[]) => string;
  pulls: PullRequest[];
}

interface Body extends Partial<PullRequest> {
  base_tree?: string;
  tree?: string | { path: string; content: string }[];
  message?: string;
  parents?: string[];
  ref?: string;
  sha?: string;
}

const token = 'github_pat_right';
const at = '/repos/kapas/site';

/**
 * A mock of the GitHub API calls with which the desk opens a pull request, on a git repository with the first company's
 * data.
 */
export async function serveRepository(context: BrowserContext): Promise<GitHubRepository> {
  const folder = copyContent();
  const git = gitIn(folder);
  commitAll(folder);
  git('branch', '-M', 'main');
  const own: GitHubRepository = { folder, git, pulls: [] };
  const index = { ...process.env, GIT_INDEX_FILE: join(mkdtempSync(join(tmpdir(), 'index-')), 'index') };
  const run = (input: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: index, input }).trim();

  function writeTree({ base_tree = '', tree }: Body): string {
    run('', 'read-tree', base_tree);
    for (const { path, content } of tree as { path: string; content: string }[]) {
      run('', 'update-index', '--add', '--cacheinfo', `100644,${run(content, 'hash-object', '-w', '--stdin')},${path}`);
    }
    return run('', 'write-tree');
  }

  function answer(method: string, path: string, ref: string | null, body: Body): [status: number, answer: unknown] {
    if (method === 'GET' && path === `${at}/git/ref/heads/main`)
      return [200, { object: { sha: git('rev-parse', 'main').trim() } }];
    if (method === 'GET' && path.startsWith(`${at}/contents/`)) {
      try {
        const file = decodeURIComponent(path.slice(`${at}/contents/`.length));
        return [200, execFileSync('git', ['show', `${ref}:${file}`], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })];
      } catch {
        return [404, { message: 'Not Found' }];
      }
    }
    if (path === `${at}/git/trees`) return [201, { sha: writeTree(body) }];
    if (path === `${at}/git/commits`) {
      return [201, { sha: run(body.message!, 'commit-tree', String(body.tree), '-p', body.parents![0]!) }];
    }
    if (path === `${at}/git/refs`) {
      git('update-ref', body.ref!, body.sha!);
      return [201, {}];
    }
    if (path === `${at}/pulls`) {
      own.pulls.push(body as PullRequest);
      return [201, { html_url: `https://github.com/kapas/site/pull/${own.pulls.length}` }];
    }
    return [404, { message: 'Not Found' }];
  }

  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.headers()['authorization'] !== `Bearer ${token}`) {
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    }
    const { pathname, searchParams } = new URL(request.url());
    const body = (request.postDataJSON() ?? {}) as Body;
    const [status, sent] = answer(request.method(), pathname, searchParams.get('ref'), body);
    return typeof sent === 'string'
      ? route.fulfill({ status, headers, body: sent, contentType: 'application/vnd.github.raw+json; charset=utf-8' })
      : route.fulfill({ status, headers, json: sent });
  });
  return own;
}
