import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepPreviousFiles, listName } from '../../../scripts/deploy/previous-files.ts';
import { listen } from '../../support/listen.ts';

/** The folder that was published last and is live now; undefined if nothing was published. */
let live: string | undefined;
const broken = new Map<string, { status?: number; type?: string; text: string }>();
const asked: string[] = [];
const server = createServer((request, answer) => {
  const path = new URL(request.url!, 'http://localhost').pathname;
  asked.push(path);
  const { status = 200, type = 'text/plain', text = undefined } = broken.get(path) ?? {};
  const file = join(live ?? '/nowhere', path);
  if (text !== undefined) answer.writeHead(status, { 'Content-Type': type }).end(text);
  else if (existsSync(file)) answer.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  else answer.writeHead(404).end();
});
let site: string;
beforeAll(async () => {
  site = await listen(server);
});
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

test('a first deploy keeps no files, and its list has its own hashed files', async () => {
  const first = build(one, styles, art);
  expect(await keepPreviousFiles(first, site)).toMatchObject({ kept: [], skipped: `${site} has no ${listName} (404)` });
  expect(listOf(first)).toEqual([art, one, styles]);
  const { skipped } = await keepPreviousFiles(build(one), 'http://127.0.0.1:9');
  expect(skipped).toContain('cannot be reached');
});

test('the files of the previous deploy are kept, older files are not', async () => {
  live = build(one, styles, art);
  await keepPreviousFiles(live, 'http://127.0.0.1:9');
  const second = build(two, styles);
  expect(await keepPreviousFiles(second, site)).toEqual({
    kept: expect.arrayContaining([one, art]) as string[],
    lost: [],
  });
  expect(assetsOf(second)).toEqual([art, one, two, styles]);
  expect(readFileSync(join(second, one), 'utf8')).toBe(`the text of ${one}`);
  // Files that the new build contains are not fetched, and files that are only kept are not in its list.
  expect(asked).not.toContain(`/${styles}`);
  expect(listOf(second)).toEqual([two, styles]);
  // A second run on the same build changes nothing.
  expect(await keepPreviousFiles(second, site)).toEqual({ kept: [], lost: [] });
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
  const { kept, lost } = await keepPreviousFiles(second, site);
  expect(kept).toEqual([styles]);
  expect(lost).toEqual(
    expect.arrayContaining([
      { file: one, reason: 'the site answered 503' },
      { file: art, reason: 'the site answered with a page' },
    ]),
  );
  expect(assetsOf(second)).toEqual([two, styles]);
});

test.each([
  ['a page', '<!doctype html>\n<h1>Home</h1>'],
  ['a path out of the folder', `${one}\nassets/../../../etc/passwd`],
  ['a file that is no asset', `${one}\nindex.html`],
  ['another address', '//evil.example/assets/a.js'],
])('a list with %s is not valid', async (_, text) => {
  broken.set(`/${listName}`, { text });
  const second = build(two);
  expect((await keepPreviousFiles(second, site)).skipped).toContain('is not a valid list of files');
  expect(assetsOf(second)).toEqual([two]);
  expect(asked).toEqual([`/${listName}`]);
});
