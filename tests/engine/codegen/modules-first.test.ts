import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { emit, publish } from '../../../scripts/generate.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));
const written = () => [...snapshot(join(root, 'src/generated')).keys()].toSorted();

test('what the bundles import is written before the data of pages, and a second run writes nothing', async () => {
  const { content } = check(root);
  let atFirst: string[] = [];
  const note = () => void (atFirst = written());

  const first = await publish(root, await emit(root, content), note);
  const all = written();
  expect(atFirst).toContain('routes.ts');
  expect(atFirst).toEqual(all.filter((path) => !path.startsWith('pages/')));
  expect(first.written).toMatchObject({ removed: [], unchanged: 0 });
  expect(first.written.changed.toSorted()).toEqual(all);

  const second = await publish(root, await emit(root, content), note);
  expect(second.written).toEqual({ changed: [], removed: [], unchanged: all.length });
  // The data of pages that an earlier run wrote is kept until the new data replaces it.
  expect(atFirst).toEqual(all);
});
