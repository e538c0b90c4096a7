import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { keepPreviousFiles, listName } from '../../../scripts/deploy/previous-files.ts';
import { listen } from '../../support/listen.ts';

/** The folder that was published last and is live now; undefined if nothing was published. */
let live: string | undefined;
const broken = new Map<string, { status?: number; type?: string; text: string }>();
const asked: string[] = [];
const server = createServer((request, answer) => {
  const path = new URL(request.url!, 'http://localhost').pathname;
  asked.push(path);
  const file = join(live ?? '/nowhere', path);
  const found = existsSync(file) ? { text: readFileSync(file, 'utf8') } : { status: 404, text: '' };
  const { status = 200, type = 'text/plain', text } = broken.get(path) ?? { ...found };
  answer.writeHead(status, { 'Content-Type': type }).end(text);
});
const site = await listen(server);
afterAll(() => server.close());

const folders: string[] = [];
afterEach(() => {
  live = undefined;
  broken.clear();
  asked.length = 0;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A build with these files. The text of each file contains its path. */
function build(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const file of ['index.html', ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `the text of ${file}`);
  }
  return folder;
}
const assetsOf = (folder: string) =>
  readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .toSorted();
const listOf = (folder: string) => readFileSync(join(folder, listName), 'utf8').trim().split('\n');

const styles = 'assets/styles/later-1.css';
const [one, two, three] = ['assets/chunks/a-1.js', 'assets/chunks/a-2.js', 'assets/chunks/a-3.js'] as const;
const art = 'assets/art/street-1.svg';

const kept = (number: string) => `${number} of the live site kept for open pages.`;

test('a first deploy keeps no files, and its list has its own hashed files', async () => {
  const first = build(one, styles, art);
  expect(await keepPreviousFiles(first, site)).toBe(
    `${listName} of ${site} is not kept: it answers 404 without this file.\n${kept('0 files')}`,
  );
  expect(listOf(first)).toEqual([art, one, styles]);
  expect(await keepPreviousFiles(build(one), 'http://127.0.0.1:9')).toMatch(/fetch failed[^]*0 files/);
});

test('the files of the previous deploy are kept, older files are not', async () => {
  live = build(one, styles, art);
  await keepPreviousFiles(live, 'http://127.0.0.1:9');
  const second = build(two, styles);
  expect(await keepPreviousFiles(second, site)).toBe(kept('2 files'));
  expect(assetsOf(second)).toEqual([art, one, two, styles]);
  expect(readFileSync(join(second, one), 'utf8')).toBe(`the text of ${one}`);
  // Files that the new build contains are not fetched, and files that are only kept are not in its list.
  expect(asked).not.toContain(`/${styles}`);
  expect(listOf(second)).toEqual([two, styles]);
  // A second run on the same build changes nothing.
  expect(await keepPreviousFiles(second, site)).toBe(kept('0 files'));
  expect(listOf(second)).toEqual([two, styles]);

  live = second;
  const third = build(three, styles);
  await keepPreviousFiles(third, site);
  expect(assetsOf(third)).toEqual([two, three, styles]);
});

test('a file that cannot be fetched is reported, and the others are kept', async () => {
  live = build(one, styles, art);
  await keepPreviousFiles(live, 'http://127.0.0.1:9');
  broken.set(`/${one}`, { status: 503, text: 'busy' });
  broken.set(`/${art}`, { type: 'text/html; charset=utf-8', text: '<h1>Home</h1>' });
  const second = build(two);
  expect((await keepPreviousFiles(second, site)).split('\n').toSorted()).toEqual([
    kept('1 file'),
    `${art} of ${site} is not kept: it answers 200 without this file.`,
    `${one} of ${site} is not kept: it answers 503 without this file.`,
  ]);
  expect(assetsOf(second)).toEqual([two, styles]);
});
