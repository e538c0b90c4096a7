import { beforeEach, describe, expect, test } from 'vitest';
import type { GitHub } from '../../../scripts/review/github.ts';
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

/** The pull requests and comments on GitHub, and what was asked and sent. */
const github = {
  pulls: [] as { number: number; head: { sha: string } }[],
  comments: [] as { id: number; body: string; user: { login: string } | null }[],
  sent: [] as { route: string; number: number; body: string }[],
  asked: [] as string[],
};

interface Question {
  head: string;
  state: string;
  page: number;
  issue_number: number;
  comment_id: number;
  body: string;
}

/** Answers as GitHub's API does. */
function ask(route: string, { head: branch, state, page, issue_number, comment_id, body }: Question) {
  if (route.endsWith('/pulls')) {
    github.asked.push(branch, state);
    return { data: github.pulls };
  }
  if (route.startsWith('GET ')) return { data: github.comments.slice((page - 1) * 100, page * 100) };
  github.sent.push({ route, number: comment_id ?? issue_number, body });
  return {};
}
const api = { ask, at: { owner: 'kapas', repo: 'site' } } as unknown as GitHub;

beforeEach(() => {
  const pulls = [
    { number: 3, head: { sha: 'c'.repeat(40) } },
    { number: 5, head: { sha: head } },
  ];
  Object.assign(github, { pulls, comments: [], sent: [], asked: [] });
});

const write = (text = summary()) => commentOnPull(api, run, text);
const [post, patch] = [
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
];

describe('the comment', () => {
  test('is written on the pull request whose newest commit was reviewed', async () => {
    expect(await write()).toBe('The comment on #5 is written.');
    expect(github.sent).toEqual([{ route: post, number: 5, body: commentOf(parseSummary(summary()), run) }]);
    expect(github.asked).toEqual(['editor:a&state=closed', 'open']);
  });

  test('is updated in place, also after many others', async () => {
    const user = { login: 'somebody' };
    github.comments = Array.from({ length: 130 }, (_, id) => ({ id, body: 'Nice.', user }));
    github.comments.push({ id: 777, body: `${marker}\nolder`, user: { login: 'github-actions[bot]' } });
    expect(await write()).toBe('The comment on #5 is updated.');
    expect(github.sent).toMatchObject([{ route: patch, number: 777 }]);
  });

  test('of another author is not changed', async () => {
    github.comments = [
      { id: 1, body: `${marker}\nmine`, user: { login: 'editor' } },
      { id: 2, body: marker, user: null },
    ];
    await write();
    expect(github.sent).toMatchObject([{ route: post }]);
  });

  test('is not written if there is a newer commit or no open pull request', async () => {
    github.pulls = [{ number: 5, head: { sha: 'd'.repeat(40) } }];
    expect(await write()).toContain('Nothing is written.');
    expect(github.sent).toEqual([]);
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
