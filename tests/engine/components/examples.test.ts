import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { renderExample, withOwnIds } from '#gallery/render-example.tsx';
import { markupFaults } from './markup-rules.ts';

afterEach(() => vi.restoreAllMocks());

test('every component has examples, or is part of a component that has', () => {
  const files = ['src/components', 'src/enquiry'].flatMap((folder) =>
    readdirSync(folder).map((file) => [folder, file]),
  );
  const components = files.filter(([, file]) => /^[^.]+\.tsx$/.test(file!));
  const texts = components.map((path) => readFileSync(path.join('/'), 'utf8'));
  const names = groups.map(({ name }) => `${name}.tsx`);
  expect(
    components.flatMap(([, file]) =>
      names.includes(file!) || texts.some((text) => text.includes(`/${file}'`)) ? [] : [file],
    ),
  ).toEqual([]);
  for (const { name, examples } of groups) expect(Object.keys(examples).length, name).toBeGreaterThan(0);
});

test.each(groups)('the examples of $name have valid markup', async ({ examples }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = Object.values(examples).map((example) => renderExample(example));
  expect(complaint.mock.calls).toEqual([]);
  expect(parts).not.toContain('');
  expect(await markupFaults(parts.map((html, index) => withOwnIds(html, `e${index}`)).join('\n'))).toEqual([]);
});
