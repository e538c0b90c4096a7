import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { renderExample, withOwnIds } from '#gallery/render-example.tsx';
import { markupFaults } from './markup-rules.ts';

afterEach(() => vi.restoreAllMocks());

test('every component has examples, with unique names', () => {
  const files = ['src/components', 'src/enquiry'].flatMap((folder) => readdirSync(folder));
  const components = files.filter((file) => /^[^.]+\.tsx$/.test(file)).map((file) => file.replace('.tsx', ''));
  expect(groups.map(({ name }) => name).toSorted()).toEqual(components.toSorted());
  for (const { name, examples } of groups) {
    expect(examples.length, name).toBeGreaterThan(0);
    expect(new Set(examples.map((example) => example.name)).size, name).toBe(examples.length);
  }
});

test.each(groups)('the examples of $name have valid markup', async ({ examples }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = examples.map((example) => renderExample(example));
  expect(complaint.mock.calls).toEqual([]);
  expect(parts).not.toContain('');
  expect(await markupFaults(parts.map((html, index) => withOwnIds(html, `e${index}`)).join('\n'))).toEqual([]);
});
