import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Emitted } from '../../../scripts/build/emit/file.ts';
import { Output, type Written } from '../../../scripts/build/emit/write.ts';
import { run } from '../../../scripts/build/run.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

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

function writeFiles(wanted: readonly Emitted[]): Written {
  const output = new Output(folder);
  for (const file of wanted) output.write(file);
  return output.finish();
}

/** Sets the time of every file one hour back, so that a second write is visible even if the clock is coarse. */
function age(): void {
  const hourAgo = Date.now() / 1000 - 3600;
  for (const path of snapshot(folder).keys()) utimesSync(join(folder, path), hourAgo, hourAgo);
}

describe('writing the generated files', () => {
  test('creates their folders', () => {
    expect(writeFiles(files)).toEqual({
      changed: ['routes.ts', 'public/bedok.json'],
      removed: [],
      unchanged: 0,
    });
    expect([...snapshot(folder)].map(([path, { text }]) => ({ path, text }))).toEqual(files.toReversed());
  });

  test('changes only files that differ', () => {
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

  test('removes obsolete files, also those of an interrupted run', () => {
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

test('two runs from the same data give the same bytes, and a second run writes nothing', async () => {
  const copies = [copyContent(), copyContent()];
  const [first, second] = copies.map((copy) => join(copy, 'src/generated')) as [string, string];
  for (const copy of copies) expect(await run(copy)).toMatchObject({ exitCode: 0 });
  folder = first;
  age();
  const before = snapshot(first);
  const { text } = await run(copies[0]!);
  expect(text).toContain(`(0 written, 0 removed, ${before.size} unchanged;`);
  expect(snapshot(first)).toEqual(before);
  expect(readdirSync(join(copies[0]!, 'src'))).toEqual(['generated']);
  const texts = (path: string) => [...snapshot(path)].map(([name, file]) => [name, file.text]);
  expect(texts(second)).toEqual(texts(first));
  for (const copy of copies) rmSync(copy, { recursive: true });
});
