import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument, type Node } from 'yaml';
import { edited, editsBetween } from '../../../src/content/yaml-edit.ts';
import { yamlPart, type Path } from '../../../src/content/place.ts';
import { textsIn } from '../../../src/content/texts.ts';
import { dataOf } from '../../support/sites.ts';

const linesChanged = (before: string, after: string) => {
  const [one, other] = [before.split('\n'), after.split('\n')];
  expect(other).toHaveLength(one.length);
  return other.filter((line, index) => line !== one[index]).length;
};

const area = `# The first area.
name: Bedok # as on the sign
description: "Quiet, and 'green'."
codes: [EW5, 'EW6']
when: 1972
scene: { block: 12, rail: viaduct }
names:
  - Bedok North
  # The older part.
  - 'Bedok South'
homes:
  - year: 1980
    text: First
  - year: 1990
    text: Second
`;

describe('one field', () => {
  test.each<[Path, unknown, string]>([
    [['name'], 'Simei', 'name: Simei # as on the sign'],
    [['name'], 'Simei: east', 'name: "Simei: east" # as on the sign'],
    [['name'], 'true', 'name: "true" # as on the sign'],
    [['name'], '# five', 'name: "# five" # as on the sign'],
    [['description'], 'Say "yes".', String.raw`description: "Say \"yes\"."`],
    [['codes', 0], 'CG1', "codes: [CG1, 'EW6']"],
    [['codes', 1], 'a, b', "codes: [EW5, 'a, b']"],
    [['when'], 1980, 'when: 1980'],
    [['scene', 'rail'], 'below', 'scene: { block: 12, rail: below }'],
    [['names', 1], "St John's", "  - 'St John''s'"],
    [['homes', 1, 'year'], 1991, '  - year: 1991'],
  ])('%j becomes %j on its own line', (path, value, line) => {
    const after = edited('data/x.yaml', area, [{ path, value }]);
    expect(linesChanged(area, after)).toBe(1);
    expect(after.split('\n')).toContain(line);
  });
});

describe('lists and groups', () => {
  const change = (path: Path, value: unknown) => edited('data/x.yaml', area, [{ path, value }]);

  test('an item is added after the last one', () => {
    expect(change(['names', 2], 'Simei')).toBe(area.replace("  - 'Bedok South'\n", "  - 'Bedok South'\n  - Simei\n"));
    expect(change(['homes', 2], { year: 2000, text: 'Third' })).toBe(`${area}  - year: 2000\n    text: Third\n`);
    expect(change(['codes', 2], 'CG1')).toContain('codes: [');
  });

  test('a field is added to its group', () => {
    expect(change(['homes', 0, 'more'], 'x')).toBe(area.replace('    text: First\n', '    text: First\n    more: x\n'));
    expect(change(['last'], 'x')).toBe(`${area}last: x\n`);
  });

  test('a removed item or field removes its lines', () => {
    expect(change(['names', 1], undefined)).toBe(area.replace("  # The older part.\n  - 'Bedok South'\n", ''));
    expect(change(['homes', 0], undefined)).toBe(area.replace('  - year: 1980\n    text: First\n', ''));
    expect(change(['homes', 0, 'text'], undefined)).toBe(area.replace('    text: First\n', ''));
    expect(change(['homes', 0, 'year'], undefined)).toBe(
      area.replace('  - year: 1980\n    text: First\n', '  - text: First\n'),
    );
    expect(change(['when'], undefined)).toBe(area.replace('when: 1972\n', ''));
  });

  test('a replaced list has the requested items, and the rest is unchanged', () => {
    const after = change(['names'], ['Simei', 'Bedok']);
    expect(parse(after)).toEqual({ ...(parse(area) as object), names: ['Simei', 'Bedok'] });
    expect(after).toContain('name: Bedok # as on the sign');
  });

  test('an item is added before the last one, and all comments stay', () => {
    const list = '# About the list.\n- a: 1\n# About the second.\n- a: 2 # odd\n';
    const edits = editsBetween([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }, { a: 2 }]);
    expect(edited('data/list.yaml', list, edits)).toBe(
      list.replace('# About the second', '- a: 3\n# About the second'),
    );
  });

  test('an empty file gets the requested values', () => {
    expect(edited('data/x.yaml', '', [{ path: ['place', 'name'], value: 'Bedok' }])).toBe('place:\n  name: Bedok\n');
  });

  test('a change of the front matter leaves the Markdown unchanged', () => {
    const page = '---\ntitle: About us\n---\n\nWords: more.\n';
    expect(edited('data/pages/about.md', page, [{ path: ['title'], value: 'Who we are' }])).toBe(
      '---\ntitle: Who we are\n---\n\nWords: more.\n',
    );
  });
});

test('the difference of two form states is the list of changed fields', () => {
  const before = { a: 1, b: { c: ['x', 'y', 'z'], d: 'd' } };
  expect(editsBetween(before, structuredClone(before))).toEqual([]);
  expect(editsBetween(before, { a: 2, b: { c: ['x', 'y', 'z'] } })).toEqual([
    { path: ['a'], value: 2 },
    { path: ['b', 'd'], value: undefined },
  ]);
  expect(editsBetween(before, { a: 1, b: { c: ['x', 'y', 'z', 'q'], d: 'd' } })).toEqual([
    { path: ['b', 'c', 3], value: 'q' },
  ]);
  expect(editsBetween(before, { a: 1, b: { c: ['x', 'z'], d: 'd' } })).toEqual([
    { path: ['b', 'c', 1], value: undefined },
  ]);
  expect(editsBetween(before, { a: 1, b: { c: ['z', 'y', 'x'], d: 'd' } })).toEqual([
    { path: ['b', 'c', 0], value: 'z' },
    { path: ['b', 'c', 2], value: 'x' },
  ]);
});

test('a change of every nineteenth text of all files changes one line, which is read back as typed', () => {
  const folder = dataOf('first');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
  const words =
    `Words|two: words|it's|"quoted"|# no comment|12|yes|- a|{phone}|é, ü| x|[1]|a #b|null|*a|%x|@b|a:`.split('|');
  let next = 0;
  let count = 0;
  for (const name of files) {
    const file = join('data', name);
    const source = readFileSync(join(folder, name), 'utf8');
    const { yaml } = yamlPart(file, source);
    const document = parseDocument(yaml);
    for (const { text, path } of textsIn(document.toJS())) {
      next += 1;
      const value = words[next % words.length]!;
      if (next % 19 !== 0 || text.includes('\n') || text === value) continue;
      const after = edited(file, source, [{ path, value }]);
      const where = `${file} ${path.join('.')}`;
      expect(parseDocument(yamlPart(file, after).yaml).getIn(path), where).toBe(value);
      const [start, end] = (document.getIn(path, true) as Node).range!;
      if (!yaml.slice(start, end).includes('\n')) expect(linesChanged(source, after), where).toBe(1);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(40);
});
