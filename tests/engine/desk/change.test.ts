import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { compileSchemas } from '../../../scripts/content/schema-check.ts';
import { bodyOf, dataOf, rebased, withValues } from '../../../scripts/editors/desk/change.ts';
import { run } from '../../../scripts/run.ts';
import { copyContent } from '../../support/content-copy.ts';
import { randomOf } from '../../../scripts/illustration/random.ts';

const file = 'data/pages/about.md';
const before = '---\ntitle: About us\nlead: Words. # yes\n---\n\nMore words.\n';

test('changes of values and of Markdown change only their lines', () => {
  const after = withValues(file, before, { title: 'Who we are', lead: 'Words.' }, '\nOther words.\n');
  expect(after).toBe('---\ntitle: Who we are\nlead: Words. # yes\n---\n\nOther words.\n');
});

test.each([
  [
    'another field',
    before.replace('About us', 'Who we are'),
    '---\ntitle: Who we are\nlead: Mine # yes\n---\n\nMore words.\n',
  ],
  [
    'the Markdown',
    before.replace('More', 'No more'),
    '---\ntitle: About us\nlead: Mine # yes\n---\n\nNo more words.\n',
  ],
  [
    'the same field',
    before.replace('Words.', 'Theirs'),
    '---\ntitle: About us\nlead: Mine # yes\n---\n\nMore words.\n',
  ],
])('a draft is applied again after another change of %s', (_, now, expected) => {
  expect(rebased({ file, before, text: before.replace('Words.', 'Mine') }, now)).toBe(expected);
});

test.each([
  ['has emptied its field gets it back', 'lead: 1\n', 'lead: [1]\n', 'lead:\n', 'lead: [1]\n'],
  ['uses the field that it removes', 'lead: 1\n', 'title: 1\n', 'lead: &a 1\nmore: *a\n', 'title: 1\n'],
])('a draft of a file in which another program %s', (_, before, text, now, expected) => {
  expect(rebased({ file: 'data/x.yaml', before, text }, now)).toBe(expected);
});

type Path = (string | number)[];

/** The paths of all texts and numbers in the data of a file. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inside]) => fieldsOf(inside, [...path, key]));
  }
  return typeof value === 'string' || typeof value === 'number' ? [path] : [];
}

function replaceIn(data: unknown, path: Path): unknown {
  const copy = structuredClone(data);
  const inside = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >;
  const last = path.at(-1)!;
  const old = inside[last];
  inside[last] = typeof old === 'number' ? old + 1 : `${String(old)} indeed`;
  return copy;
}

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));

// The desk cannot save a mistake: an edit that the checks refuse is undone, and another edit is drawn.
test(
  'forty edits of one field each, in more than eight kinds of files, change one line each and pass the checks',
  { timeout: 120_000 },
  async () => {
    const seed = 20;
    const random = randomOf(String(seed));
    const compiled = compileSchemas(root);
    const { content } = check(root, {}, compiled);
    const saved = new Map<string, number>();
    for (const kinds = content.kinds(); [...saved.values()].reduce((sum, each) => sum + each, 0) < 40;) {
      const kind = kinds[Math.floor(random() * kinds.length)]!;
      const files = content.files(kind);
      const name = files[Math.floor(random() * files.length)]!.file;
      const source = readFileSync(join(root, name), 'utf8');
      const data = dataOf(name, source);
      const fields = fieldsOf(data);
      const text = withValues(
        name,
        source,
        replaceIn(data, fields[Math.floor(random() * fields.length)]!),
        bodyOf(name, source),
      );
      writeFileSync(join(root, name), text);
      if (check(root, {}, compiled).problems.length > 0) {
        writeFileSync(join(root, name), source);
        continue;
      }
      const [one, other] = [source.split('\n'), text.split('\n')];
      expect(other, `seed ${seed}, ${name}`).toHaveLength(one.length);
      expect(
        other.filter((line, index) => line !== one[index]),
        `seed ${seed}, ${name}`,
      ).toHaveLength(1);
      saved.set(kind, (saved.get(kind) ?? 0) + 1);
    }
    expect(saved.size).toBeGreaterThan(8);
    expect((await run(root, { checkOnly: true })).text).toContain('all good');
  },
);
