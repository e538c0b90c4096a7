import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { edited, editsBetween } from '../../../src/content/yaml/yaml-edit.ts';
import { type Path } from '../../../src/content/place.ts';

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

const change = (path: Path, value: unknown) => edited('data/x.yaml', area, [{ path, value }]);

test.each<[Path, unknown, string]>([
  [['name'], 'Simei', 'name: Simei # as on the sign'],
  [['name'], 'Simei: east', 'name: "Simei: east" # as on the sign'],
  [['name'], 'true', 'name: "true" # as on the sign'],
  [['description'], 'Say "yes".', String.raw`description: "Say \"yes\"."`],
  [['codes', 1], 'a, b', "codes: [EW5, 'a, b']"],
  [['when'], 1980, 'when: 1980'],
  [['scene', 'rail'], 'below', 'scene: { block: 12, rail: below }'],
  [['names', 1], "St John's", "  - 'St John''s'"],
  [['homes', 1, 'year'], 1991, '  - year: 1991'],
])('%j becomes %j on its own line', (path, value, line) => {
  const after = change(path, value);
  expect(linesChanged(area, after)).toBe(1);
  expect(after.split('\n')).toContain(line);
});

const first = '  - year: 1980\n    text: First\n';
const south = "  - 'Bedok South'\n";

test.each<[what: string, Path, value: unknown, from: string, to: string]>([
  ['an item after the last one', ['names', 2], 'Simei', south, `${south}  - Simei\n`],
  ['a group after the last one', ['homes', 2], { year: 2000 }, 'text: Second\n', 'text: Second\n  - year: 2000\n'],
  ['a field of a group', ['homes', 0, 'more'], 'x', first, `${first}    more: x\n`],
  ['a field of the file', ['last'], 'x', 'text: Second\n', 'text: Second\nlast: x\n'],
  ['an item less, with its comment', ['names', 1], undefined, `  # The older part.\n${south}`, ''],
  ['a group less', ['homes', 0], undefined, first, ''],
  ['a field of a group less', ['homes', 0, 'text'], undefined, '    text: First\n', ''],
  ['the first field of a group less', ['homes', 0, 'year'], undefined, first, '  - text: First\n'],
  ['a field less', ['when'], undefined, 'when: 1972\n', ''],
])('%s changes only its lines', (_, path, value, from, to) => {
  expect(area).toContain(from);
  expect(change(path, value)).toBe(area.replace(from, to));
});

test('a replaced list has the requested items, and the rest is unchanged', () => {
  const after = change(['names'], ['Simei', 'Bedok']);
  expect(parse(after)).toEqual({ ...(parse(area) as object), names: ['Simei', 'Bedok'] });
  expect(after).toContain('name: Bedok # as on the sign');
});

test('an item is added before the last one, and all comments stay; an empty file gets the requested values', () => {
  const list = '# About the list.\n- a: 1\n# About the second.\n- a: 2 # odd\n';
  const edits = editsBetween([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }, { a: 2 }]);
  expect(edited('data/list.yaml', list, edits)).toBe(list.replace('# About the second', '- a: 3\n# About the second'));
  expect(edited('data/x.yaml', '', [{ path: ['place', 'name'], value: 'Bedok' }])).toBe('place:\n  name: Bedok\n');
});

test('the comments at the beginning of a file stay if the first item of its list goes', () => {
  const edit = { path: [0], value: undefined };
  expect(edited('data/list.yaml', '# About the list.\n- a: 1\n- a: 2\n', [edit])).toBe('# About the list.\n- a: 2\n');
});

test('the difference of two form states is the list of changed fields', () => {
  const before = { a: 1, b: { c: ['x', 'y', 'z'], d: 'd' } };
  const edits = (a: number, c: string[]) => editsBetween(before, { a, b: { c, d: 'd' } });
  expect(edits(1, ['x', 'y', 'z'])).toEqual([]);
  expect(edits(2, ['x', 'y', 'z'])).toEqual([{ path: ['a'], value: 2 }]);
  expect(edits(1, ['x', 'y', 'z', 'q'])).toEqual([{ path: ['b', 'c', 3], value: 'q' }]);
  expect(edits(1, ['x', 'z'])).toEqual([{ path: ['b', 'c', 1], value: undefined }]);
  expect(edits(1, ['z', 'y', 'x'])).toEqual([
    { path: ['b', 'c', 0], value: 'z' },
    { path: ['b', 'c', 2], value: 'x' },
  ]);
  expect(editsBetween(before, { a: 1, b: { c: before.b.c } })).toEqual([{ path: ['b', 'd'], value: undefined }]);
});

const words = `Words|it's|"quoted"|# no comment|12|yes|- a|{phone}|é, ü| x|[1]|a #b|null|*a|%x|@b|a:|a: b`.split('|');

test.each(words)('%j is read back as it was typed, and changes one line', (value) => {
  for (const path of [['name'], ['description'], ['codes', 1], ['scene', 'rail'], ['names', 0], ['homes', 1, 'text']]) {
    const after = change(path, value);
    expect(parseDocument(after).getIn(path), path.join()).toBe(value);
    expect(linesChanged(area, after), path.join()).toBe(1);
  }
});
