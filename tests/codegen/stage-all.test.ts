import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../scripts/content/content.ts';
import type { Emitted } from '../../scripts/emit/file.ts';
import { stageAll } from '../../scripts/emit/stage-all.ts';
import { inTurns } from '../../scripts/emit/turns.ts';
import { check, emit, publish } from '../../scripts/generate.ts';
import { applyChanges, copyContent, snapshot, type Change } from '../support/content-copy.ts';

const many = Array.from({ length: 120 }, (_, index): Change => ({
  file: `data/neighbourhoods/area-${index}.yaml`,
  copyOf: 'data/neighbourhoods/joon-koon.yaml',
  replace: [
    ['name: Joon Koon\n', `name: Area ${index}\n`],
    ['description: An industrial district;', `description: District ${index};`],
  ],
}));

let root: string;
let content: Content;
let files: Emitted[];
beforeAll(async () => {
  root = copyContent();
  applyChanges(root, many);
  const checked = check(root);
  expect(checked.problems).toEqual([]);
  ({ content } = checked);
  files = await emit(root, content);
});
afterAll(() => rmSync(root, { recursive: true }));

const texts = (folder: string) => [...snapshot(folder)].map(([path, { text }]) => [path, text]);

test('two threads stage the same files as one', async () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'stage-'))) as [string, string];
  const [alone, together] = [
    await stageAll(folders[0], files, content, 0),
    await stageAll(folders[1], files, content, 1),
  ];
  expect(together.changed.toSorted()).toEqual(alone.changed.toSorted());
  expect(together.changed).toHaveLength(files.length);
  expect(texts(folders[1])).toEqual(texts(folders[0]));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('items taken in turns', () => {
  test('are all taken, each once, however many take', () => {
    const items = Array.from({ length: 333 }, (_, index) => index);
    const counter = new SharedArrayBuffer(4);
    const takers = [inTurns(items, counter), inTurns(items, counter)];
    const taken = takers.map((): number[] => []);
    for (let step = 0; step < 333; step += 1) {
      for (const [index, taker] of takers.entries()) {
        const { value, done } = taker.next();
        if (done !== true) taken[index]!.push(value as number);
      }
    }
    expect(taken.flat().toSorted((a, b) => a - b)).toEqual(items);
    expect(taken.map(({ length }) => length > 100)).toEqual([true, true]);
  });
});

test('a fault while pages are drawn leaves nothing behind', async () => {
  await publish(root, content, files);
  const folder = join(root, 'src/generated');
  const before = snapshot(folder);
  const broken: Emitted[] = [
    { path: 'routes.ts', text: 'export {};' },
    ...files.filter(({ path }) => path !== 'routes.ts'),
    {
      path: 'public/area-1.json',
      get text(): string {
        throw new Error('This scene cannot be drawn.');
      },
    },
  ];
  await expect(publish(root, content, broken)).rejects.toThrow('This scene cannot be drawn.');
  expect(snapshot(folder)).toEqual(before);
});
