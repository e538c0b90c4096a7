import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';
import { buildProject } from '../../../scripts/copies/build.ts';
import { dataOf, siteOf } from '../../support/sites.ts';

const copy = copyProject({ data: dataOf('first') });
afterAll(() => rmSync(copy, { recursive: true }));

/** The files of a folder, each with the hash of its bytes. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // The compressed copies are made of the others, for hosts that want them.
    (path) => !/\.(br|gz)$/.test(path) && statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(
    files.toSorted().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

test('two builds in different folders are the same byte for byte', { timeout: 240_000 }, async () => {
  // The compiler writes nothing.
  for (const script of ['codegen', 'pages', 'pictures'] as const) await buildProject(copy, { script });
  const first = hashes(siteOf('first'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(hashes(join(copy, 'dist/client'))).toEqual(first);
});
