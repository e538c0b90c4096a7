import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../../scripts/content/backend.ts';
import { run } from '../../scripts/run.ts';
import { applyChanges, copyContent, snapshot, type Change } from '../support/content-copy.ts';

// One folder a mistake: change.json is what the editor did, environment.json what the build was told (where it matters),
// expected.txt the whole text that answers. The texts are copy: read each as an editor would before accepting a change.
const cases = fileURLToPath(new URL('problems', import.meta.url));
const names = readdirSync(cases).toSorted();
// A case that is new has no text until the end of its first run.
const written = names.filter((name) => existsSync(join(cases, name, 'expected.txt')));

let root: string;
beforeEach(() => {
  root = copyContent();
  mkdirSync(join(root, 'src/generated/pages'), { recursive: true });
  writeFileSync(join(root, 'src/generated/routes.ts'), '// from the last good run\n');
  writeFileSync(join(root, 'src/generated/pages/tengah.json'), '{}\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function environmentOf(name: string): Environment {
  const file = join(cases, name, 'environment.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : {};
}

describe('the codegen explains', () => {
  test.each(names)('%s', async (name) => {
    applyChanges(root, JSON.parse(readFileSync(join(cases, name, 'change.json'), 'utf8')) as Change[]);
    const before = snapshot(join(root, 'src/generated'));

    const { exitCode, text } = await run(root, { environment: environmentOf(name) });

    await expect(`${text}\n`).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
    expect(exitCode).toBe(1);
    expect(snapshot(join(root, 'src/generated'))).toEqual(before);
  });

  test('each mistake with one message, unless the case holds several', () => {
    const several = written.filter((name) => {
      const text = readFileSync(join(cases, name, 'expected.txt'), 'utf8');
      return !text.includes('\n1 problem in ');
    });
    expect(several).toEqual([
      'backup-copy',
      'long-line',
      'several-mistakes',
      'shares-of-decades-and-households',
      'unknown-placeholder-in-markdown',
      'windows-line-ends',
      'windows-line-ends-and-placeholders',
    ]);
  });

  test('in words of its own, never of the parser or the validator', () => {
    const jargon = /instancePath|additionalProperties|must NOT|\/properties\/|undefined|\[object|YAML cannot be read/;
    for (const name of written) {
      expect(readFileSync(join(cases, name, 'expected.txt'), 'utf8'), name).not.toMatch(jargon);
    }
  });
});
