import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { renderExample, withOwnIds } from '#gallery/render-example.tsx';
import { markupFaults } from './markup-rules.ts';

afterEach(() => vi.restoreAllMocks());

test('every component has examples, or is part of those of another component', () => {
  const folders = ['src/components', 'src/enquiry'];
  const files = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
  const texts = files
    .filter(({ name }) => name.endsWith('.tsx'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const components = files.map(({ name }) => name).filter((name) => /^[^.]+\.tsx$/.test(name));
  expect(components.filter((name) => !texts.some((text) => text.includes(`/${name}'`)))).toEqual([]);
  for (const { name, examples } of groups) expect(Object.keys(examples).length, name).toBeGreaterThan(0);
});

test.each(groups)('the examples of $name have valid markup', async ({ examples }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = Object.values(examples).map((example) => renderExample(example));
  expect(complaint.mock.calls).toEqual([]);
  expect(parts).not.toContain('');
  expect(await markupFaults(parts.map((html, index) => withOwnIds(html, `e${index}`)).join('\n'))).toEqual([]);
});
