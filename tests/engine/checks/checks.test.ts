import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as checks from '../../../src/checks/index.ts';
import { check } from '../../../src/checks/check-content.ts';
import { copyContent, projectRoot } from '../../support/content-copy.ts';
import { mistakes } from './mistakes.ts';

const source = join(projectRoot, 'src');

/** The rules that the cases show. */
const shown = new Set(
  mistakes().flatMap(({ problems }) => problems.map((text) => /^\S.*:\d+:\d+\+\d+ ([a-z-]+)$/m.exec(text)![1]!)),
);

/** The rules that the sources of a folder can report, by file. */
function rulesIn(folder: string): { file: string; rules: string[] }[] {
  const files = readdirSync(join(source, folder)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => {
    const text = readFileSync(join(source, folder, file), 'utf8');
    const written = [...text.matchAll(/\brule(?:: | = )['`]([^'`]+)['`]/g)].map((match) => match[1]!);
    const rules = written.flatMap((rule) => {
      if (rule === 'duplicate-${part}') return ['duplicate-title', 'duplicate-description'];
      return rule === 'missing-${noun}' ? ['missing-file', 'missing-folder'] : [rule];
    });
    return { file: `${folder}/${file}`, rules: [...new Set(rules)] };
  });
}

// `schema` is reported in the validator's own words for a keyword without our own text; the schemas use no such
// keyword. `unknown-path` needs an argument of the command: command.slow.test.ts.
const withoutCase = ['schema', 'unknown-path'];

/** The files of src/checks that are not rules. */
const notRules = ['check', 'check-content', 'index', 'narrow', 'picture-marks', 'renamed-by-hand'];

describe('the checks', () => {
  const own = Object.keys(checks).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

  test('are one in each file, with the name of the file', () => {
    const files = readdirSync(join(source, 'checks')).map((file) => basename(file, '.ts'));
    expect(own.toSorted()).toEqual(files.filter((file) => !notRules.includes(file)).toSorted());
  });

  test('each have a rule of their own', () => {
    const sources = rulesIn('checks');
    for (const name of own) {
      expect(sources.find(({ file }) => file === `checks/${name}.ts`)!.rules, name).not.toEqual([]);
    }
  });
});

test('a case shows every rule of the sources, and every shown rule is in the sources', () => {
  const rules = ['checks', 'content', 'content/tables'].flatMap((folder) =>
    rulesIn(folder).flatMap(({ rules: own }) => own),
  );
  const wanted = rules.filter((rule) => !withoutCase.includes(rule));
  expect(new Set(wanted)).toEqual(shown);
});

test("the fix for a service at the address of the owner's pages proposes an address that is free", () => {
  const [file, copyOf] = ['data/services/office.yaml', 'data/services/weekly-cleaning.yaml'];
  const { problems } = check(copyContent([{ file, copyOf }]));
  expect(problems.find(({ rule }) => rule === 'office-address')?.fix).toBe(
    'write another path, such as →  pages: /inbox',
  );
});
