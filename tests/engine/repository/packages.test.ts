import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const project = read<{ dependencies: Readonly<Record<string, string>> }>('package.json');
const locked = Object.entries(
  read<{ packages: Readonly<Record<string, { license?: string }>> }>('package-lock.json').packages,
)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));

/**
 * Licences that require only attribution; MPL-2.0 is for tools only. Packages without a licence field are listed below.
 */
const free =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|\(MIT AND Zlib\))$/;
/** Its LICENSE file is BSD-3-Clause, but its package.json gives the licence in an old form. */
const silent: readonly string[] = ['parse-cache-control'];

test('every package has a licence that the project may use; none in the site or the function requires to publish the source', () => {
  expect(locked.filter(({ name, license = '' }) => !free.test(license) && !silent.includes(name))).toEqual([]);
  const used = locked.filter(({ path }) => path.slice('node_modules/'.length) in project.dependencies);
  expect(used).toHaveLength(Object.keys(project.dependencies).length);
  for (const { license, name } of used) expect(license, name).toMatch(/^(MIT|MIT-0|ISC|Unlicense)$/);
});

test('the function gets the versions of the project', () => {
  const { imports } = read<{ imports: Record<string, string> }>('supabase/functions/send-contact-email/deno.json');
  for (const [name, source] of Object.entries(imports)) {
    // The path of a module inside a package comes after the version.
    const [own = '', ...part] = name.split('/');
    expect(source).toBe(`npm:${[`${own}@${project.dependencies[own]}`, ...part].join('/')}`);
  }
});

test('the lockfiles say which packages are for which system library: npm 10 takes these lines out', () => {
  for (const file of ['package-lock.json', '.github/deploy/package-lock.json']) {
    const { packages } = read<{ packages: Readonly<Record<string, { libc?: string[] }>> }>(file);
    const wanted = Object.keys(packages).filter((path) => /linux.*-(gnu|musl)$/.test(path));
    const without = wanted.filter((path) => packages[path]!.libc === undefined);
    expect(without, `${file} was written by npm 10. Write it with: npx npm@11 install --package-lock-only`).toEqual([]);
  }
});

test('an install runs no script of a package, and with NODE_ENV=production it has the build tools', () => {
  for (const file of ['.npmrc', '.github/deploy/.npmrc']) {
    expect(readFileSync(file, 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'include=dev']),
    );
  }
});
