import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  license?: string;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const project = read<{
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}>('package.json');
const locked = Object.entries(read<{ packages: Readonly<Record<string, Package>> }>('package-lock.json').packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));
const tools = read<{ devDependencies: Readonly<Record<string, string>> }>('.github/deploy/package.json');

/**
 * Licences that require only attribution; MPL-2.0 is for tools only. Packages without a licence field are listed below.
 */
const free =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|\(MIT AND Zlib\))$/;
/** Its LICENSE file is BSD-3-Clause, but its package.json gives the licence in an old form. */
const silent: readonly string[] = ['parse-cache-control'];

test('every package has a licence that the project may use', () => {
  const others = locked.filter(({ name, license = '' }) => !free.test(license) && !silent.includes(name));
  expect(others).toEqual([]);
});

test('no package in the site or the function has a licence that requires publishing the source', () => {
  const licences = Object.keys(project.dependencies).map(
    (name) => locked.find((entry) => entry.name === name)!.license,
  );
  expect(licences).not.toEqual([]);
  for (const licence of licences) expect(licence).toMatch(/^(MIT|MIT-0|ISC|Unlicense)$/);
});

test('dependencies are the packages of the site and of the function, and the function gets the same versions', () => {
  const { imports } = read<{ imports: Record<string, string> }>('supabase/functions/send-contact-email/deno.json');
  for (const [name, source] of Object.entries(imports)) {
    // The path of a module inside a package comes after the version.
    const [own = '', ...part] = name.split('/');
    expect(source).toBe(`npm:${[`${own}@${project.dependencies[own]}`, ...part].join('/')}`);
  }
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!vike|generated|content|checks|drawings).*\.tsx?$/.test(name),
  );
  const inSite = sources.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)[/']/g)].map(
      ([, own]) => own!,
    ),
  );
  const wanted = new Set([...inSite, ...Object.keys(imports).map((name) => name.split('/')[0]!)]);
  expect(Object.keys(project.dependencies)).toEqual([...wanted].toSorted());
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
  expect([project, tools].filter((own) => 'allowScripts' in own)).toEqual([]);
});
