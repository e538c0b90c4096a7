import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { datesOf } from '../../../src/content/history.ts';
import { emitSitemap } from '../../../scripts/build/emit/sitemap.ts';
import { copyContent, type Change } from '../../support/content-copy.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'history-'));
  root = join(folder, 'project');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

// Inside a git hook, GIT_* variables name the hook's repository. These tests use their own repositories.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];

function git(at: string | undefined, ...args: readonly string[]): void {
  const date = at === undefined ? {} : { GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: at };
  execFileSync('git', [...author, ...args], { cwd: root, env: { ...process.env, ...date }, stdio: 'pipe' });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Commits a file on a day of November 2026. */
function commit(day: number, file: string, text = `of ${day}`): void {
  write(file, text);
  git(undefined, 'add', '.');
  git(`2026-11-${day}T08:00:00Z`, 'commit', '-m', 'Change');
}

const dates = (of = root) => Object.fromEntries(datesOf(of).history);

test('each content file has the date, in UTC, of the newest commit that changed it; other files have none', async () => {
  git(undefined, 'init', '-b', 'main');
  commit(10, 'data/neighbourhoods/bedok.yaml');
  commit(11, 'data/neighbourhoods/mühlgraben.yaml');
  commit(12, 'data/neighbourhoods/bedok.yaml');
  commit(13, 'README.md');
  write('data/site.yaml', 'of the evening');
  git(undefined, 'add', '.');
  git('2026-11-14T23:30:00+08:00', 'commit', '-m', 'Change');
  // What is not committed has no effect.
  write('data/site.yaml', 'edited');
  write('data/groups.yaml', 'new');
  git(undefined, 'add', 'data/groups.yaml');
  expect(dates()).toEqual({
    'data/neighbourhoods/bedok.yaml': '2026-11-12T08:00:00Z',
    'data/neighbourhoods/mühlgraben.yaml': '2026-11-11T08:00:00Z',
    'data/site.yaml': '2026-11-14T15:30:00Z',
  });
});

test('files changed by a merge have the date of the merge commit', async () => {
  git(undefined, 'init', '-b', 'main');
  commit(10, 'data/site.yaml');
  git(undefined, 'switch', '-c', 'editor');
  commit(11, 'data/groups.yaml');
  git(undefined, 'switch', 'main');
  commit(12, 'README.md');
  git('2026-11-14T08:00:00Z', 'merge', '--no-ff', '-m', 'Merge', 'editor');
  expect(dates()).toEqual({
    'data/groups.yaml': '2026-11-14T08:00:00Z',
    'data/site.yaml': '2026-11-10T08:00:00Z',
  });
});

test('a project in a folder of a repository has the history of its own files', async () => {
  git(undefined, 'init', '-b', 'main');
  commit(10, 'website/data/site.yaml');
  commit(11, 'data/site.yaml');
  expect(dates(join(root, 'website'))).toEqual({ 'data/site.yaml': '2026-11-10T08:00:00Z' });
});

test('a shallow clone, a folder without git, and a folder that is not there have no history', async () => {
  expect(dates()).toEqual({});
  git(undefined, 'init', '-b', 'main');
  commit(10, 'data/site.yaml');
  commit(11, 'data/site.yaml');
  git(undefined, 'clone', '--depth', '1', `file://${root}`, join(folder, 'shallow'));
  expect(dates(join(folder, 'shallow'))).toEqual({});
  expect(datesOf(join(folder, 'shallow'))).toMatchObject({
    lastCommit: Date.parse('2026-11-11T08:00:00Z') / 1000,
    warning: expect.stringContaining('Fix: git fetch --unshallow') as string,
  });
  expect(dates(join(folder, 'nowhere'))).toEqual({});
  git(undefined, 'clone', `file://${root}`, join(folder, 'deep'));
  expect(dates(join(folder, 'deep'))).toEqual(dates());
  expect(datesOf(join(folder, 'deep'))).not.toHaveProperty('warning');
});

/** A repository with a commit. */
function repository(): void {
  git(undefined, 'init');
  commit(10, 'data/site.yaml');
}

/** Makes git treat every repository as another user's, whatever the settings of this computer are. */
function asOtherUser(): void {
  const settings = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

test.each<[what: string, reason: string, prepare: () => void, folder?: string]>([
  ['has no repository', 'not a git repository', () => undefined],
  ['has no commit', 'does not have any commits yet', () => git(undefined, 'init')],
  ['belongs to another user', 'dubious ownership', () => (repository(), asOtherUser())],
  ['is in no commit', 'no commit has a file', () => (repository(), write('site/data/site.yaml', 'new')), 'site'],
])('a folder that %s has no dates, and a warning has the reason', async (_, reason, prepare, inside = '') => {
  prepare();
  const { warning, ...found } = datesOf(join(root, inside));
  vi.unstubAllEnvs();
  expect(found).toEqual({ history: new Map() });
  expect(warning).toContain('no /.well-known/security.txt');
  expect(warning).toContain(reason);
});

const early = '2026-11-12T08:00:00Z';
const late = '2026-11-12T16:00:00Z';

/** The dates of the pages in the sitemap of the tests' content. */
function changes(history: Readonly<Record<string, string>>, ...edits: readonly Change[]): Record<string, string> {
  const copy = copyContent(edits);
  const { text } = emitSitemap(check(copy).content, new Map(Object.entries(history)));
  rmSync(copy, { recursive: true });
  const found = text.matchAll(/<loc>https:\/\/sapu\.example([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g);
  return Object.fromEntries([...found].map(([, path, date]) => [path!, date!]));
}

test('a page has the date of its newest file', () => {
  const own = { 'data/pages/home.yaml': early, 'data/neighbourhoods/bedok.yaml': early };
  expect(changes(own)).toEqual({ '/': early, '/bedok': early });
  expect(changes({ ...own, 'data/faqs/neighbourhood.yaml': late })).toEqual({ '/': early, '/bedok': late });
  expect(changes({ ...own, 'data/faqs/home.yaml': late })).toEqual({ '/': late, '/bedok': early });
});

test('a page without a commit has no date, and data/site.yaml changes the dates of the contact page and of pages that name a promise', () => {
  const all = ['about.md', 'contact.yaml', 'privacy.md', 'locations.yaml'].map((name) => [`data/pages/${name}`, early]);
  expect(changes({ 'data/pages/neighbourhood.yaml': late })).toEqual({});
  expect(changes({ ...Object.fromEntries(all), 'data/site.yaml': late })).toEqual({
    '/about': late,
    '/contact': late,
    '/privacy': late,
    '/locations': late,
  });
});

test('the date of a page with a price includes that of the service', async () => {
  const history = { 'data/pages/about.md': early, 'data/services/move-in-out-cleaning.yaml': late };
  const priced: Change = {
    file: 'data/pages/about.md',
    replace: ['\nStaff are', '\nA move is {price.condo}. Staff are'],
  };
  expect(changes(history)['/about']).toBe(early);
  expect(changes(history, priced)['/about']).toBe(late);
});
