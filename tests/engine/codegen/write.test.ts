import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/build/run.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

// one-file.test.ts tests which files a changed content creates, changes and removes.
test('two runs from the same data give the same bytes, and a second run writes nothing', async () => {
  const copies = [copyContent(), copyContent()];
  const [first, second] = copies.map((copy) => join(copy, 'src/generated')) as [string, string];
  for (const copy of copies) expect(await run(copy)).toMatchObject({ exitCode: 0 });
  // An hour back, so that a second write is visible even if the clock is coarse.
  const hourAgo = Date.now() / 1000 - 3600;
  for (const path of snapshot(first).keys()) utimesSync(join(first, path), hourAgo, hourAgo);
  const before = snapshot(first);
  const { text } = await run(copies[0]!);
  expect(text).toContain(`(0 written, 0 removed, ${before.size} unchanged;`);
  expect(snapshot(first)).toEqual(before);
  expect(readdirSync(join(copies[0]!, 'src'))).toEqual(['generated']);
  const texts = (path: string) => [...snapshot(path)].map(([name, file]) => [name, file.text]);
  expect(texts(second)).toEqual(texts(first));
  for (const copy of copies) rmSync(copy, { recursive: true });
});
