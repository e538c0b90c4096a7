import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folders, singleFiles } from '../../../src/content/kinds.ts';
import { scripts } from './scripts.ts';

const documents = ['.', 'docs', 'docs/decisions', 'docs/guides', '.github'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!);

test.each(documents)('%s names only commands, and links only to files, that exist', (file) => {
  const text = read(file);
  const links = matches(text.replaceAll(/`[^`\n]*`/g, ''), /\]\(([^)#\s:]+)[)#]/g);
  expect(matches(text, /npm run (?:-s )?([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
});

test('VS Code checks every YAML file of content with its schema', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as { 'yaml.schemas': object };
  const files = Object.keys(singleFiles).filter((path) => path.endsWith('.yaml'));
  const all = [...files, ...Object.keys(folders).map((folder) => `${folder}/*.yaml`)];
  expect(Object.values(settings['yaml.schemas']).toSorted()).toEqual(all.toSorted());
  // VS Code does not know texts in one line, so it reads the generated schema with such texts.
  const schemas = Object.keys(settings['yaml.schemas']).filter((path) => path.startsWith('./schema/'));
  expect(schemas.filter((path) => read(path).includes(' → '))).toEqual([]);
});

test('docs/editing.md shows valid YAML, and lists every kind of data file', () => {
  const text = read('docs/editing.md');
  const blocks = matches(text, /```yaml\n([^]*?)```/g);
  expect(blocks).not.toEqual([]);
  for (const block of blocks) expect(() => parse(block) as unknown).not.toThrow();
  const named = matches(text, /^\| `(data\/[^`*]+)/gm).map((path) => path.replace(/\/$/, ''));
  const isNamed = (path: string) => named.some((name) => path === name || path.startsWith(`${name}/`));
  expect([...Object.keys(singleFiles), ...Object.keys(folders)].filter((path) => !isNamed(path))).toEqual([]);
});
