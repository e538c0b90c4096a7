import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  license?: string;
  hasInstallScript?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const project = read<{
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  allowScripts: Readonly<Record<string, boolean>>;
}>('package.json');
const locked = Object.entries(read<{ packages: Readonly<Record<string, Package>> }>('package-lock.json').packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));
const text = readFileSync('docs/packages.md', 'utf8');
const tools = read<{ devDependencies: Readonly<Record<string, string>> }>('.github/deploy/package.json');

/** Those that ask for no more than to be named; MPL-2.0 is of tools alone. Whoever says nothing is named below. */
const free =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|\(MIT AND Zlib\))$/;
/** Its LICENSE file is that of BSD-3-Clause; its package.json says so in an old form. */
const silent: readonly string[] = ['parse-cache-control'];

test('every package has a licence that the project may use', () => {
  const others = locked.filter(({ name, license = '' }) => !free.test(license) && !silent.includes(name));
  expect(others).toEqual([]);
});

test('what visitors get is under no licence that asks for the source', () => {
  const licences = Object.keys(project.dependencies).map(
    (name) => locked.find((entry) => entry.name === name)!.license,
  );
  expect(licences).not.toEqual([]);
  for (const licence of licences) expect(licence).toMatch(/^(MIT|ISC)$/);
});

test('docs/packages.md lists every direct one with its licence', () => {
  const listed = [...text.matchAll(/^\| `([^`]+)`\s*\| ([\w.-]+)/gm)].map(([, name, licence]) => `${name} ${licence}`);
  const direct = { ...project.dependencies, ...project.devDependencies };
  const real = Object.keys(direct).map(
    (name) => `${name} ${locked.find(({ path }) => path === `node_modules/${name}`)!.license}`,
  );
  expect(listed.toSorted()).toEqual(real.toSorted());
});

test("each is wanted at one version, and the lockfile names nobody's address", () => {
  const direct = { ...project.dependencies, ...project.devDependencies, ...tools.devDependencies };
  for (const version of Object.values(direct)) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  for (const file of ['package-lock.json', '.github/deploy/package-lock.json']) {
    expect(readFileSync(file, 'utf8')).not.toContain('"resolved"');
  }
});

test('install scripts run by name, and only those that there are', () => {
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name);
  expect(Object.keys(project.allowScripts).toSorted()).toEqual(scripted.toSorted());
});

test('what publishes the site is locked by itself, with the hash of every file, and named in docs/packages.md', () => {
  const { packages } = read<{
    packages: Readonly<Record<string, { integrity?: string; engines?: { node?: string } }>>;
  }>('.github/deploy/package-lock.json');
  const { '': own, ...others } = packages;
  expect(Object.keys(own!)).toContain('devDependencies');
  expect(Object.keys(others)).toContain('node_modules/wrangler');
  expect(Object.entries(others).filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  for (const name of Object.keys(tools.devDependencies)) expect(text).toContain(`**${name}**`);
});
