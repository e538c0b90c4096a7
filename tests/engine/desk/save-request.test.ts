import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { desk } from '../../../scripts/editors/desk/vite-plugin.ts';
import { copyContent } from '../../support/content-copy.ts';

const root = copyContent();
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

const post = (chunks: Iterable<Buffer>, headers: object = { origin: 'http://localhost', host: 'localhost' }) =>
  new Promise<number>((resolve) => {
    const request = Object.assign(Readable.from(chunks), { url: '/desk/save', method: 'POST', headers });
    const writeHead = (status: number) => ({ end: () => resolve(status) });
    middleware()(request as unknown as IncomingMessage, { writeHead } as unknown as ServerResponse, () => resolve(0));
  });

test('a saved text has every character, wherever the network divides the request', async () => {
  const file = 'data/pages/about.md';
  const before = readFileSync(join(root, file), 'utf8');
  const text = `${before}\n清洁 für Sie 🧹\n`;
  const body = Buffer.from(JSON.stringify([{ file, before, text }]));
  expect(await post(Array.from(body, (byte) => Buffer.of(byte)))).toBe(204);
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('a file that has changed since the editor began is not saved over, nor is any file saved with it', async () => {
  const [changed, other] = ['data/pages/privacy.md', 'data/pages/home.yaml'].map((file) => ({
    file,
    before: readFileSync(join(root, file), 'utf8'),
    text: 'mine',
  }));
  const theirs = `${changed!.before}\nTheirs.\n`;
  writeFileSync(join(root, changed!.file), theirs);
  expect(await post([Buffer.from(JSON.stringify([other, changed]))])).toBe(409);
  expect(readFileSync(join(root, changed!.file), 'utf8')).toBe(theirs);
  expect(readFileSync(join(root, other!.file), 'utf8')).toBe(other!.before);
});

test('a file is removed, and a drawing gets another name, but nothing outside of data/ is written', async () => {
  const file = 'data/pictures/void-deck.svg';
  const before = readFileSync(join(root, file), 'utf8');
  const save = (...changes: object[]) => post([Buffer.from(JSON.stringify(changes))]);
  const moved = { file: 'data/pictures/deck.svg', before: null, text: before };
  expect(await save({ file: 'schema/faq.schema.json', before: null, text: '' }, { file, before, text: '' })).toBe(400);
  expect(await save(moved, { file, before, text: '' })).toBe(204);
  expect(existsSync(join(root, file))).toBe(false);
  expect(readFileSync(join(root, moved.file), 'utf8')).toBe(before);
});

test('files are written only for a valid request of this site', async () => {
  const file = 'data/neighbourhoods/punggol.yaml';
  const before = readFileSync(join(root, file), 'utf8');
  const own = { file, before, text: 'name: Hacked' };
  const save = (changes: object[], headers?: object) => post([Buffer.from(JSON.stringify(changes))], headers);
  const isRefused = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await post([Buffer.from('no JSON')])).toBe(400);
  expect(isRefused).toHaveBeenCalledOnce();
  expect(await save([own], { origin: 'https://elsewhere.example', host: 'localhost' })).toBe(403);
  expect(await save([own], { host: 'localhost' })).toBe(403);
  for (const path of ['package.json', 'data/../package.json', 'data/new.yaml', 'data/faqs/../x.yaml', '/etc/hosts']) {
    for (const before of ['', null]) expect(await save([own, { file: path, before, text: 'x' }]), path).toBe(400);
  }
  expect(readFileSync(join(root, file), 'utf8')).toBe(before);
});
