import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folders, singleFiles } from '../../../scripts/content/kinds.ts';
import { scripts } from './scripts.ts';

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  'README.md',
  ...inFolder('docs'),
  ...inFolder('docs/decisions'),
  ...inFolder('docs/guides'),
  ...inFolder('.github'),
];

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!);
    expect(scripts).toEqual(expect.arrayContaining(commands));
  });

  test('links only to files that exist', () => {
    const prose = text.replaceAll(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link!).filter((link) => !link.includes(':'));
    const missing = links.filter((link) => !existsSync(join(dirname(file), link)));
    expect(missing).toEqual([]);
  });
});

test('VS Code checks every YAML file of content with its schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': object };
  const files = Object.keys(singleFiles).filter((path) => path.endsWith('.yaml'));
  const all = [...files, ...Object.keys(folders).map((folder) => `${folder}/*.yaml`)];
  expect(Object.values(settings['yaml.schemas']).toSorted()).toEqual(all.toSorted());
});

describe('docs/editing.md', () => {
  const text = readFileSync('docs/editing.md', 'utf8');

  test('shows valid YAML', () => {
    const blocks = [...text.matchAll(/```yaml\n([^]*?)```/g)].map(([, code]) => code!);
    expect(blocks).not.toEqual([]);
    for (const block of blocks) expect(() => parse(block) as unknown).not.toThrow();
  });

  test('lists every kind of data file', () => {
    const named = [...text.matchAll(/^\| `(data\/[^`*]+)/gm)].map(([, path]) => path!.replace(/\/$/, ''));
    const isNamed = (path: string) => named.some((name) => path === name || path.startsWith(`${name}/`));
    const all = [...Object.keys(singleFiles), ...Object.keys(folders)];
    expect(all.filter((path) => !isNamed(path))).toEqual([]);
  });
});
