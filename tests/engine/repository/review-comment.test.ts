import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { githubOf } from '../../../scripts/deploy/github.ts';
import { commentOf, commentOnPull, marker, parseSummary, type ReviewRun } from '../../../scripts/review/comment.ts';

const head = 'b'.repeat(40);
const run: ReviewRun = {
  html_url: 'https://github.com/kapas/site/actions/runs/7',
  head_sha: head,
  head_branch: 'a&state=closed',
  head_repository: { owner: { login: 'editor' } },
};
const group = { paths: ['/bugis'], status: 'changed', removed: 1, added: 2 };
const summary = (groups: readonly unknown[] = [group], more: object = {}) =>
  JSON.stringify({ base: 'a'.repeat(40), shared: { removed: 0, added: 0 }, groups, ...more });

interface Sent {
  method: string;
  path: string;
  body: string;
}

/** A mock of the GitHub API calls that list pull requests and keep comments. */
const github = {
  pulls: [] as { number: number; head: { sha: string } }[],
  comments: [] as { id: number; body: string; user: { login: string } | null }[],
  sent: [] as Sent[],
  asked: [] as string[],
  isDown: false,
};
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    const path = pathname.replace('/repos/kapas/site/', '');
    if (request.method !== 'GET') {
      github.sent.push({ method: request.method!, path, body: (JSON.parse(text) as { body: string }).body });
    }
    if (path === 'pulls') github.asked.push(searchParams.get('head')!, searchParams.get('state')!);
    const from = (Number(searchParams.get('page')) - 1) * 100;
    const answer =
      path === 'pulls' ? github.pulls : request.method === 'GET' ? github.comments.slice(from, from + 100) : {};
    response.writeHead(github.isDown ? 502 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
});
let api: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  const pulls = [
    { number: 3, head: { sha: 'c'.repeat(40) } },
    { number: 5, head: { sha: head } },
  ];
  Object.assign(github, { pulls, comments: [], sent: [], asked: [], isDown: false });
});

const write = (text = summary()) =>
  commentOnPull(
    githubOf({ GITHUB_API_URL: api, GITHUB_REPOSITORY: 'kapas/site', GITHUB_TOKEN: 'job-token' }),
    run,
    text,
  );

describe('the comment', () => {
  test('is written on the pull request whose newest commit was reviewed', async () => {
    expect(await write()).toBe('The comment on #5 is written.');
    expect(github.sent).toEqual([
      { method: 'POST', path: 'issues/5/comments', body: commentOf(parseSummary(summary()), run) },
    ]);
    expect(github.asked).toEqual(['editor:a&state=closed', 'open']);
  });

  test('is updated in place, also after many others', async () => {
    const user = { login: 'somebody' };
    github.comments = Array.from({ length: 130 }, (_, id) => ({ id, body: 'Nice.', user }));
    github.comments.push({ id: 777, body: `${marker}\nolder`, user: { login: 'github-actions[bot]' } });
    expect(await write()).toBe('The comment on #5 is updated.');
    expect(github.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['PATCH issues/comments/777']);
  });

  test('of another author is not changed', async () => {
    github.comments = [
      { id: 1, body: `${marker}\nmine`, user: { login: 'editor' } },
      { id: 2, body: marker, user: null },
    ];
    await write();
    expect(github.sent.map(({ method }) => method)).toEqual(['POST']);
  });

  test('is not written if there is a newer commit or no open pull request', async () => {
    github.pulls = [{ number: 5, head: { sha: 'd'.repeat(40) } }];
    expect(await write()).toContain('Nothing is written.');
    expect(github.sent).toEqual([]);
  });

  test('fails if GitHub does', async () => {
    github.isDown = true;
    await expect(write()).rejects.toThrow(/^GitHub answered 502 to GET .*pulls/);
  });

  test('has the groups of the report, with at most twenty rows and twenty more pages in each', () => {
    const paths = Array.from({ length: 23 }, (_, index) => `/a-${index}`);
    const groups = [{ ...group, paths, removed: 0, added: 0 }, ...paths.map(() => group)];
    const text = commentOf(parseSummary(summary(groups, { shared: { removed: 1, added: 0 } })), run);
    expect(text).toContain(
      `${marker}\n**46 pages change for visitors.** The artifact "review" of [this run](${run.html_url})`,
    );
    expect(text).toContain('On all 46 pages that change: sentences −1 +0.');
    expect(text).toContain('| page | new, changed or removed | sentences removed and added |\n| --- | --- | --- |\n');
    expect(text).toMatch(
      /\| `\/a-0`<details><summary>22 more pages<\/summary>`\/a-1`, .*`\/a-20`, … and 2 more<\/details> \| changed \| no words of its own \|/,
    );
    expect(text).toContain('| `/bugis` | changed | −1 +2 |\n… and 4 more');
    expect(text).toContain('Commit bbbbbbb, compared with aaaaaaa.');
    expect(commentOf(parseSummary(summary([])), run)).toContain('No page changes');
  });
});

test.each([
  ['no JSON', 'groups'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a base that is no commit', summary([], { base: '@everyone' })],
  ['words in a path', summary([{ ...group, paths: ['/a` | [click](https://evil.example)'] }])],
  ['a mention', summary([{ ...group, paths: ['/@everyone'] }])],
  ['no path', summary([{ ...group, paths: [] }])],
  ['an unknown status', summary([{ ...group, status: '![](https://evil.example)' }])],
  ['a text as a figure', summary([{ ...group, added: '33' }])],
  ['a text as a shared figure', summary([], { shared: { removed: '<b>', added: 0 } })],
  ['a figure that is too large', summary([{ ...group, added: 1e300 }])],
  ['a group that is null', summary([null])],
  ['too many groups', summary(Array.from({ length: 2001 }, () => group))],
  ['too many letters', `${summary()}${' '.repeat(200_000)}`],
])('a summary with %s is rejected before any request', async (_, text) => {
  await expect(write(text)).rejects.toThrow('The file is not a valid summary of a review.');
  expect([github.asked, github.sent]).toEqual([[], []]);
});

test('other fields of a summary are left out', () => {
  expect(parseSummary(summary([{ ...group, title: '<b>' }])).groups).toEqual([group]);
});
