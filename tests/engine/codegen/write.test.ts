import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Emitted } from '../../../scripts/emit/file.ts';
import { discard, settle, stage } from '../../../scripts/emit/write.ts';
import { run } from '../../../scripts/run.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';
import { giveFonts } from '../../support/made-fonts.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-'));
  folder = join(root, 'generated');
});
afterEach(() => rmSync(root, { recursive: true }));

const files = [
  { path: 'routes.ts', text: 'export {};\n' },
  { path: 'public/bedok.json', text: '{}\n' },
];

const writeFiles = (wanted: readonly Emitted[]) => settle(folder, wanted, stage(folder, wanted));

/** Makes every file look an hour old, so that a second writing could not hide in the clock's grain. */
function age(): void {
  const hourAgo = Date.now() / 1000 - 3600;
  for (const path of snapshot(folder).keys()) utimesSync(join(folder, path), hourAgo, hourAgo);
}

describe('writing the generated files', () => {
  test('makes the folders they need', () => {
    expect(writeFiles(files)).toEqual({
      changed: ['routes.ts', 'public/bedok.json'],
      removed: [],
      unchanged: 0,
    });
    expect([...snapshot(folder)].map(([path, { text }]) => ({ path, text }))).toEqual(files.toReversed());
  });

  test('touches only what differs', () => {
    writeFiles(files);
    age();
    const before = snapshot(folder);
    expect(writeFiles([files[0]!, { path: 'public/bedok.json', text: '{"a":1}\n' }])).toEqual({
      changed: ['public/bedok.json'],
      removed: [],
      unchanged: 1,
    });
    const after = snapshot(folder);
    expect(after.get('routes.ts')).toEqual(before.get('routes.ts'));
    expect(after.get('public/bedok.json')!.text).toBe('{"a":1}\n');
  });

  test('removes what no longer belongs there, also what a broken run left behind', () => {
    writeFiles(files);
    mkdirSync(join(folder, 'public/old'));
    writeFileSync(join(folder, 'public/old/simei.json'), '{}');
    writeFileSync(join(folder, 'routes.ts.tmp'), 'expo');
    const { changed, removed } = writeFiles(files);
    expect({ changed, removed: removed.toSorted() }).toEqual({
      changed: [],
      removed: ['public/old/simei.json', 'routes.ts.tmp'],
    });
    expect([...snapshot(folder).keys()]).toEqual(['public/bedok.json', 'routes.ts']);
  });
});

describe('files that are staged', () => {
  const next = [{ path: 'routes.ts', text: 'export const a = 1;\n' }, files[1]!];

  test('leave what is there as it is until they are settled', () => {
    writeFiles(files);
    const staged = stage(folder, next);
    expect(staged).toEqual({ changed: ['routes.ts'], unchanged: 1 });
    expect(snapshot(folder).get('routes.ts')!.text).toBe('export {};\n');
    settle(folder, next, staged);
    expect(snapshot(folder).get('routes.ts')!.text).toBe('export const a = 1;\n');
  });

  test('leave nothing behind when they are taken back', () => {
    writeFiles(files);
    const before = snapshot(folder);
    stage(folder, next);
    discard(folder);
    expect(snapshot(folder)).toEqual(before);
  });
});

describe('a second run', () => {
  test('writes nothing, and two runs from the same data are the same byte for byte', async () => {
    const copies = [copyContent(), copyContent()];
    const [first, second] = copies.map((copy) => join(copy, 'src/generated')) as [string, string];
    for (const copy of copies) giveFonts(copy);
    for (const copy of copies) expect(await run(copy)).toMatchObject({ exitCode: 0 });
    folder = first;
    age();
    const before = snapshot(first);

    const { text } = await run(copies[0]!);

    expect(text).toContain(`(0 written, 0 removed, ${before.size} unchanged;`);
    expect(snapshot(first)).toEqual(before);
    expect([...before.keys()].filter((path) => path.endsWith('.tmp'))).toEqual([]);
    const texts = (path: string) => [...snapshot(path)].map(([name, file]) => [name, file.text]);
    expect(texts(second)).toEqual(texts(first));
    for (const copy of copies) rmSync(copy, { recursive: true });
  });
});
