import { afterEach, expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { yamlPart } from '../../../src/content/yaml/split-file.ts';

const file = 'data/pages/about.md';
const ran = globalThis as { ranCode?: boolean };
afterEach(() => delete ran.ranCode);

test.each(['js', 'javascript', ' JS', 'json', 'toml', '-'])(
  '"---" followed by "%s" begins text, never code',
  (name) => {
    const source = `---${name}\n{ title: (globalThis.ranCode = true) }\n---\nWe clean.\n`;
    expect(yamlPart(file, source)).toEqual({ yaml: '', offset: 0, body: source });
    expect(ran.ranCode).toBeUndefined();
  },
);

test.each(['---\n---\nWe clean.\n', '---\n# Nothing yet\n---\nWe clean.\n'])('%j has no fields', (source) => {
  expect(readSource(file, source)).toEqual({ data: null });
  expect(yamlPart(file, source).body.trim()).toBe('We clean.');
});
