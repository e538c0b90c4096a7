import { afterEach, expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { placeOf, yamlPart } from '../../../src/content/place.ts';

const file = 'data/pages/about.md';
const lines = ['---', 'title: About', 'lead: Who we are', '---', '', 'We clean.', ''];
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

test.each([
  ['Unix', '\n', ''],
  ['Windows', '\r\n', ''],
  ['Windows, behind a byte order mark', '\r\n', '\uFEFF'],
])('with the line ends of %s, fields and their lines are right', (_name, end, mark) => {
  const source = mark + lines.join(end);
  expect(readSource(file, source)).toEqual({ data: { title: 'About', lead: 'Who we are' } });
  expect(placeOf({ file, source }, ['lead'])).toMatchObject({ line: 3, col: 7, length: 'Who we are'.length });
  expect(yamlPart(file, source).body.trim()).toBe('We clean.');
  const broken = source.replace('Who we are', 'Who: we are');
  expect(readSource(file, broken)).toMatchObject({ problem: { rule: 'yaml-syntax', place: { line: 3 } } });
});
