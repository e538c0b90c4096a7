import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { desk } from '../../../scripts/desk/host/vite-plugin.ts';
import { copyContent, projectRoot } from '../../support/content-copy.ts';

const root = copyContent();
// The desk is served from the folder of the project, with its schemas.
cpSync(join(projectRoot, 'schema'), join(root, 'schema'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of the development server that the desk adds. */
function middleware(): Serve {
  let serve: Serve | undefined;
  const use = (own: Serve) => void (serve = own);
  const server = { config: { root, logger: { error: console.error } }, middlewares: { use } };
  for (const { configureServer } of desk())
    (configureServer as ((server: ViteDevServer) => void) | undefined)?.(server as unknown as ViteDevServer);
  return serve!;
}

const own = { origin: 'http://localhost', host: 'localhost' };

/** Sends a request to save files. Returns the status of the answer, of which the words are kept apart. */
let words = '';
const post = (body: string, headers: object = own) =>
  new Promise<number>((resolve) => {
    const request = Object.assign(Readable.from([body]), { url: '/desk/save', method: 'POST', headers });
    const end = (status: number) => (text?: string) => {
      words = text ?? '';
      resolve(status);
    };
    const writeHead = (status: number) => ({ end: end(status) });
    middleware()(request as unknown as IncomingMessage, { writeHead } as unknown as ServerResponse, () => resolve(0));
  });
const save = (changes: object[], headers?: object) => post(JSON.stringify(changes), headers);
/** A file of the copy as a change that changes nothing yet. */
const known = (file: string) => ({ file, before: readFileSync(join(root, file), 'utf8') });

test('a file that has changed since the editor began is not saved over, nor is any file saved with it', async () => {
  const [changed, other] = [known('data/pages/privacy.md'), known('data/pages/home.yaml')];
  const theirs = { ...changed, before: `${changed.before}\nTheirs.\n` };
  writeFileSync(join(root, changed.file), theirs.before);
  expect(await save([other, changed].map((each) => ({ ...each, text: 'mine' })))).toBe(409);
  expect(words).toContain('another program has changed data/pages/privacy.md');
  expect([changed, other].map(({ file }) => known(file))).toEqual([theirs, other]);
});

test('a file is removed, and a drawing gets another name, but nothing outside of data/ is written', async () => {
  const drawing = known('data/pictures/void-deck.svg');
  const removed = { ...drawing, text: '' };
  const moved = { file: 'data/pictures/deck.svg', before: null, text: drawing.before };
  expect(await save([{ file: 'schema/faq.schema.json', before: null, text: '' }, removed])).toBe(400);
  expect(await save([moved, removed])).toBe(204);
  expect(existsSync(join(root, drawing.file))).toBe(false);
  expect(known(moved.file).before).toBe(drawing.before);
});

test('files are written only for a valid request of this site', async () => {
  const before = known('data/neighbourhoods/punggol.yaml');
  const hacked = { ...before, text: 'name: Hacked' };
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await post('no JSON')).toBe(400);
  expect(report).toHaveBeenCalledOnce();
  expect(await save([hacked], { ...own, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await save([hacked], { host: 'localhost' })).toBe(403);
  for (const file of ['package.json', 'data/../package.json', 'data/new.yaml', 'data/faqs/../x.yaml', '/etc/hosts']) {
    for (const before of ['', null]) expect(await save([hacked, { file, before, text: 'x' }]), file).toBe(400);
  }
  expect(known(before.file)).toEqual(before);
});
