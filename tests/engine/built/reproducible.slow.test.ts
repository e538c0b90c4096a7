import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';
import { buildProject } from '../../../scripts/codegen/project.ts';
import { edit } from '../../support/codegen-copy.ts';
import { dataOf, siteOf } from '../../support/sites.ts';

const copy = copyProject({ data: dataOf('first') });
afterAll(() => rmSync(copy, { recursive: true }));

/** The compressed copies (.br, .gz) are made from the other files. security.txt has the day of its build. */
const left = /\.(?:br|gz)$|security\.txt|^(?:frames\/)?desk\.html$|^assets\/desk\//;

/** The files of a folder, each with the hash of its bytes, without those of the desk and without its headers. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !left.test(path) && statSync(join(folder, path)).isFile(),
  );
  const bytesOf = (path: string) => {
    const bytes = readFileSync(join(folder, path));
    return path === '_headers' ? bytes.toString().replace(/^\/desk\n.*/ms, '') : bytes;
  };
  return Object.fromEntries(
    files.toSorted().map((path) => [path, createHash('sha256').update(bytesOf(path)).digest('hex')]),
  );
}

/** Removes the desk, and its parts in Vite's configuration. */
function removeDesk(): void {
  rmSync(join(copy, 'scripts/desk'), { recursive: true });
  const file = join(copy, 'vite.config.ts');
  const config = readFileSync(file, 'utf8').replace(/^import \{ desk,.*\n/m, '');
  writeFileSync(file, config.replace('desk(), ', '').replace('entries: deskScripts,', ''));
}

test(
  'a build in another folder, without the desk, is the same byte for byte but for the files of the desk',
  { timeout: 240_000 },
  async () => {
    removeDesk();
    // The type check is left out, because it writes no files.
    await buildProject(copy, { also: ['--pictures'] });
    const first = hashes(siteOf('first'));
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(hashes(join(copy, 'dist/client'))).toEqual(first);
  },
);

test('a build whose cards lack a page ends with an error that names it', { timeout: 240_000 }, async () => {
  const cards = '{stops.map((stop, index) => (';
  edit(copy, 'src/ride/Street.tsx', cards, cards.replace('stops', "stops.filter(({ path }) => path !== '/bugis')"));
  const failed = buildProject(copy, { also: [] });
  await expect(failed).rejects.toThrow('The cards of /locations: /bugis is there 0 times, not 1.');
});

test('a build that cannot bundle the site ends with an error', { timeout: 240_000 }, async () => {
  edit(copy, 'src/ride/Street.tsx', "'react-router-dom'", "'no-such-package'");
  await expect(buildProject(copy, { also: [] })).rejects.toThrow('no-such-package');
});

test('a build whose output nobody reads any more ends', { timeout: 60_000 }, async () => {
  const build = spawn('npm', ['run', '-s', 'site'], { cwd: copy });
  build.stdout.destroy();
  build.stderr.destroy();
  const [exitCode] = (await once(build, 'exit')) as [number];
  expect(exitCode).not.toBe(0);
});
