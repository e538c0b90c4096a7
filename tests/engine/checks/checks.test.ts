import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/content-copy.ts';
import { broken } from './broken.ts';
import { mistakes } from './mistakes.ts';

const source = join(projectRoot, 'src');

/** The rules that the cases show. */
const shown = new Set([
  ...broken.map(([, , rule]) => rule),
  ...mistakes().flatMap(({ problems }) => problems.map((text) => /^\S.*:\d+:\d+\+\d+ ([a-z-]+)$/m.exec(text)![1]!)),
]);

/** The rules that the sources of a folder can report. */
function rulesIn(folder: string): string[] {
  const names = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((file) => file.endsWith('.ts'));
  const written = files
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\brule(?:: | = )['`]([^'`]+)['`]/g)].map((match) => match[1]!));
  return written.flatMap((rule) => (rule === 'missing-${noun}' ? ['missing-file', 'missing-folder'] : [rule]));
}

// `schema` is reported in the validator's own words for a keyword without our own text; the schemas use no such
// keyword. `unknown-path` needs an argument of the command: command.slow.test.ts.
const withoutCase = ['schema', 'unknown-path'];

test('a case shows every rule of the sources, and every shown rule is in the sources', () => {
  const rules = ['checks', 'content'].flatMap(rulesIn);
  const wanted = rules.filter((rule) => !withoutCase.includes(rule));
  expect(new Set(wanted)).toEqual(shown);
});
