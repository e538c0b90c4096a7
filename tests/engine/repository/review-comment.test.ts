import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commentOf, parseSummary } from '../../../scripts/review/comment.ts';

const head = 'b'.repeat(40);
const address = 'https://github.com/kapas/site/actions/runs/7';
const group = { paths: ['/bugis'], status: 'changed', removed: 1, added: 2 };
const summary = (groups: readonly unknown[] = [group], more: object = {}) =>
  JSON.stringify({ base: 'a'.repeat(40), shared: { removed: 0, added: 0 }, groups, ...more });

const textOf = (text = summary()) => commentOf(parseSummary(text), address, head);

test.each([
  ['5', `pr comment 5 --edit-last --create-if-none --body-file comment.md\n`],
  ['', ''],
])(
  'the comment is written on the open pull request of the commit, in place of the earlier one: %s',
  (number, written) => {
    const folder = mkdtempSync(join(tmpdir(), 'comment-'));
    writeFileSync(join(folder, 'gh'), '#!/bin/sh\necho "$@" >> "$LOG"\nif [ "$2" = list ]; then echo "$NUMBER"; fi\n', {
      mode: 0o755,
    });
    const log = join(folder, 'log');
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, LOG: log, NUMBER: number, COMMIT: head };
    const out = execFileSync(resolve('.ci/comment'), ['comment.md'], { env, encoding: 'utf8' });
    const [asked = '', ...rest] = readFileSync(log, 'utf8').split(/(?<=\n)/);
    expect(asked).toMatch(/^pr list .*headRefOid == env\.COMMIT/);
    expect([rest.join(''), out.includes('No open pull request')]).toEqual([written, number === '']);
    rmSync(folder, { recursive: true });
  },
);

test('the comment has the groups of the report, with at most twenty rows and twenty more pages in each', () => {
  const paths = Array.from({ length: 23 }, (_, index) => `/a-${index}`);
  const groups = [{ ...group, paths, removed: 0, added: 0 }, ...paths.map(() => group)];
  const text = textOf(summary(groups, { shared: { removed: 1, added: 0 } }));
  expect(text).toContain(`**46 pages change for visitors.** The artifact "review" of [this run](${address})`);
  expect(text).toContain('On all 46 pages that change: sentences −1 +0.');
  expect(text).toContain('| page | new, changed or removed | sentences removed and added |\n| --- | --- | --- |\n');
  expect(text).toMatch(
    /\| `\/a-0`<details><summary>22 more pages<\/summary>`\/a-1`, .*`\/a-20`, … and 2 more<\/details> \| changed \| no words of its own \|/,
  );
  expect(text).toContain('| `/bugis` | changed | −1 +2 |\n… and 4 more');
  expect(text).toContain('Commit bbbbbbb, compared with aaaaaaa.');
  expect(textOf(summary([]))).toContain('No page changes');
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
])('a summary with %s is rejected', (_, text) => {
  expect(() => textOf(text)).toThrow(/not (a valid summary|valid JSON)/);
});

test('other fields of a summary are left out', () => {
  expect(parseSummary(summary([{ ...group, title: '<b>' }])).groups).toEqual([group]);
});
