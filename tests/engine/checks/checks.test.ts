import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks } from '../../../scripts/checks/index.ts';
import { projectRoot } from '../../support/content-copy.ts';

const scripts = join(projectRoot, 'scripts');
const cases = join(projectRoot, 'tests/engine/checks/mistakes');

/** The rules that appear in the expected output of the cases. */
const shown = new Set(
  readdirSync(cases).flatMap((name) =>
    [...readFileSync(join(cases, name, 'expected.txt'), 'utf8').matchAll(/^\S.*:\d+:\d+ {2}([a-z-]+)$/gm)].map(
      (match) => match[1]!,
    ),
  ),
);

/** The rules that the sources of a folder can report, by file. */
function rulesIn(folder: string): { file: string; rules: string[] }[] {
  return readdirSync(join(scripts, folder)).map((file) => {
    const source = readFileSync(join(scripts, folder, file), 'utf8');
    const written = [...source.matchAll(/\brule(?:: | = )['`]([^'`]+)['`]/g)].map((match) => match[1]!);
    const rules = written.flatMap((rule) => {
      if (rule === 'duplicate-${part}') return ['duplicate-title', 'duplicate-description'];
      return rule === 'missing-${noun}' ? ['missing-file', 'missing-folder'] : [rule];
    });
    return { file: `${folder}/${file}`, rules: [...new Set(rules)] };
  });
}

// `schema` is reported in the validator's own words for a keyword without our own text; the schemas use no such
// keyword. `unknown-path` needs an argument of the command: command.test.ts.
const withoutCase = ['schema', 'unknown-path'];

/** The files of scripts/checks that are not rules. */
const notRules = ['check', 'check-content', 'index', 'narrow', 'picture-marks'];

describe('the checks', () => {
  test('are one in each file, with the name of the file', () => {
    const files = readdirSync(join(scripts, 'checks')).map((file) => basename(file, '.ts'));
    const names = checks.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(files.filter((file) => !notRules.includes(file)).toSorted());
  });

  test.each(checks.map(({ name, description }) => ({ name, description })))('$name has a description', (check) => {
    expect(check.description).toMatch(/^[A-Z].{20,}\.$/);
  });

  test.each(checks.map(({ name }) => name))('%s has its own rule', (name) => {
    const [own] = rulesIn('checks').filter(({ file }) => file === `checks/${name}.ts`);
    expect(own!.rules).not.toEqual([]);
  });
});

const rules = ['checks', 'content'].flatMap((folder) =>
  rulesIn(folder).flatMap(({ file, rules: own }) => own.map((rule) => ({ rule, file }))),
);
test.each(rules.filter(({ rule }) => !withoutCase.includes(rule)))('a case shows $rule of $file', ({ rule }) => {
  expect(shown).toContain(rule);
});

test('every rule in the expected messages exists in the sources', () => {
  expect([...shown].filter((name) => !rules.some(({ rule }) => rule === name))).toEqual([]);
});
