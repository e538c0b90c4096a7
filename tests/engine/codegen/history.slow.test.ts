import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { datesOf } from '../../../src/content/history/history.ts';
import { emitSitemap } from '../../../scripts/codegen/emit/sitemap.ts';
import type { Change } from '../../support/content-copy.ts';
import { gitIn } from '../../support/git.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'history-'));
  root = join(folder, 'project');
  mkdirSync(root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const git = (...args: readonly string[]) => gitIn(root)(...args);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Runs git at eight o'clock on a day of November 2026, in UTC. */
function at(day: number, ...args: readonly string[]): void {
  vi.stubEnv('GIT_COMMITTER_DATE', `2026-11-${day}T16:00:00+08:00`);
  git(...args);
}

/** Commits a file on a day of November 2026. */
function commit(day: number, file: string): void {
  write(file, `of ${day}`);
  git('add', '.');
  at(day, 'commit', '-m', 'Change');
}

const dates = (of = root) => Object.fromEntries(datesOf(of).history);

test('each content file has the date, in UTC, of the commit or merge that changed it last; other files have none', () => {
  git('init', '-b', 'main');
  commit(10, 'data/neighbourhoods/bedok.yaml');
  commit(11, 'data/neighbourhoods/mühlgraben.yaml');
  commit(12, 'data/neighbourhoods/bedok.yaml');
  git('switch', '-c', 'editor');
  commit(13, 'data/groups.yaml');
  git('switch', 'main');
  commit(14, 'README.md');
  commit(14, 'website/data/site.yaml');
  at(15, 'merge', '--no-ff', '-m', 'Merge', 'editor');
  // What is not committed has no effect.
  write('data/groups.yaml', 'edited');
  write('data/site.yaml', 'new');
  git('add', 'data/site.yaml');
  expect(dates()).toEqual({
    'data/groups.yaml': '2026-11-15T08:00:00Z',
    'data/neighbourhoods/bedok.yaml': '2026-11-12T08:00:00Z',
    'data/neighbourhoods/mühlgraben.yaml': '2026-11-11T08:00:00Z',
  });
  expect(dates(join(root, 'website'))).toEqual({ 'data/site.yaml': '2026-11-14T08:00:00Z' });
});

test('a shallow clone has no history', () => {
  git('init');
  commit(10, 'data/site.yaml');
  commit(11, 'data/site.yaml');
  git('clone', '--depth', '1', `file://${root}`, join(folder, 'shallow'));
  expect(datesOf(join(folder, 'shallow'))).toEqual({
    history: new Map(),
    warning: expect.stringContaining('Fix: git fetch --unshallow') as string,
  });
});

const early = '2026-11-12T08:00:00Z';
const late = '2026-11-12T16:00:00Z';

const { after } = sharedCopy();

/** The dates of the pages in the sitemap of the tests' content. */
function changes(history: Readonly<Record<string, string>>, ...edits: readonly Change[]): Record<string, string> {
  const { text } = emitSitemap(after(...edits).content, new Map(Object.entries(history)));
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

test('the date of a page with a price includes that of the service', () => {
  const about = 'data/pages/about.md';
  const history = { [about]: early, 'data/services/move-in-out-cleaning.yaml': late };
  expect(changes(history)['/about']).toBe(early);
  const priced: Change = { file: about, replace: ['\nStaff are', '\nA move is {price.condo}. Staff are'] };
  expect(changes(history, priced)['/about']).toBe(late);
});
