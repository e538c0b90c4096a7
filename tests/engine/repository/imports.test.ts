import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders whose subfolders are checked one by one. */
const rooms = ['scripts/build', 'scripts/editors', 'scripts/local'];

const sources = ['scripts', 'src', 'supabase/functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated')),
);

/**
 * The folder of a file, as the README's table lists it. Files directly in `scripts` or `src` count as one folder, such
 * as `scripts/*`.
 */
function folderOf(file: string): string {
  const parts = file.split('/');
  const depth = rooms.includes(parts.slice(0, 2).join('/')) && parts.length > 3 ? 3 : 2;
  return parts.length === 2 ? `${parts[0]}/*` : parts.slice(0, depth).join('/');
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

function targetOf(file: string, path: string): string {
  if (path.startsWith('.')) return join(dirname(file), path);
  if (path in aliases) return join(aliases[path]!);
  return path.startsWith('#scripts/') ? path.slice(1) : `src/${path.slice(1)}`;
}

/** Which folders each folder imports, as types or as code. */
function importsOf(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    const others = found.get(from) ?? new Set();
    found.set(from, others);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:import|export)\s[^'";]*?from\s+'([#.][^']+)'/g)) {
      const to = folderOf(targetOf(file, path!));
      if (to !== from && !to.includes('generated')) others.add(to);
    }
  }
  return found;
}

/** The folders that import themselves, through other folders. */
function circles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return [...imports.keys()].filter((folder) => reach(folder).has(folder));
}

test('folders have no circular imports', () => {
  const imports = importsOf(sources);
  expect(imports.size).toBeGreaterThan(20);
  expect(circles(imports)).toEqual([]);
});

test('the test finds a circular import', () => {
  const imports = importsOf(sources);
  imports.get('scripts/content')!.add('scripts/build/emit');
  expect(circles(imports)).toContain('scripts/content');
});
