import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import type { Environment } from '../../../scripts/content/backend.ts';
import { compileSchemas } from '../../../scripts/content/schema-check.ts';
import { run } from '../../../scripts/run.ts';
import {
  applyChanges,
  copyContent,
  projectRoot,
  restoreContent,
  snapshot,
  type Change,
} from '../../support/content-copy.ts';
import { commitAll } from '../../support/git.ts';
import { follow, printedProblems, type PrintedProblem } from '../../support/fix.ts';

// One folder for each mistake. change.json: the editor's change. environment.json: the environment of the build, if it
// matters. expected.txt: the whole output. Editors read these texts: read each as an editor would before accepting a
// change. fix.json: the editor's fix, if the output does not contain the line to type.
const cases = fileURLToPath(new URL('mistakes', import.meta.url));
const names = readdirSync(cases).toSorted();
// A new case has no expected.txt until the end of its first run.
const written = names.filter((name) => existsSync(join(cases, name, 'expected.txt')));

function read<T>(name: string, file: string): T | undefined {
  const path = join(cases, name, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

const changesOf = (name: string) => read<Change[]>(name, 'change.json')!;
const environmentOf = (name: string) => read<{ wrong: Environment; fixed: Environment }>(name, 'environment.json');
const textOf = (name: string) => readFileSync(join(cases, name, 'expected.txt'), 'utf8');

const unchanged = join(projectRoot, 'tests/fixtures/companies/first');
const validatorOf = compileSchemas(projectRoot);

// All cases share one copy; after each case its changes are undone.
const root = copyContent();
mkdirSync(join(root, 'src/generated/pages'), { recursive: true });
writeFileSync(join(root, 'src/generated/routes.ts'), '// from the last good run\n');
writeFileSync(join(root, 'src/generated/pages/tengah.json'), '{}\n');
// Git tells which of two files is new.
commitAll(root);
const before = snapshot(join(root, 'src/generated'));
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

/** The lines of a file that a change added or moved: those between the unchanged lines above and below. */
function touched(before: string, after: string): { from: number; to: number } {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  let from = 0;
  while (from < now.length && now[from] === old[from]) from += 1;
  let end = 0;
  while (end < Math.min(now.length, old.length) - from && now.at(-1 - end) === old.at(-1 - end)) end += 1;
  return { from: from + 1, to: now.length - end };
}

const contentOf = (folder: string, file: string) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ? readFileSync(join(folder, file), 'utf8') : '';

// Missing fields, counts and sums are reported at the name of the group.
const reportedAtTheGroup: readonly string[] = [
  'dwellings-that-add-up-to-more',
  'empty-group',
  'four-names-with-pattern-six',
  'holiday-without-its-monday',
  'incomplete-housing',
  'missing-field-in-a-deep-group',
  'missing-field-in-a-group',
  'missing-field-in-a-list',
  'picture-of-too-many-shapes',
  'sample-review-without-sample',
  'shares-do-not-add-up',
  'shares-of-decades-and-households',
  'six-names-with-pattern-four',
  'six-steps',
  'six-without-property',
  'three-facts',
];

/** Whether each problem is reported on a line that the change touched, or on line 1 if it is about the whole file. */
function isOnChangedLines(problems: readonly PrintedProblem[]): boolean {
  return problems.every(({ file, line, also }) => {
    const { from, to } = touched(contentOf(unchanged, file), contentOf(root, file));
    return line === 1 || [line, ...also].some((at) => at >= from && at <= to);
  });
}

/** Types the fix of each message, then makes the changes of fix.json. Returns whether each message has text to type. */
function fix(name: string, problems: readonly PrintedProblem[]): boolean {
  const followed = problems.map((problem) => follow(root, problem));
  applyChanges(root, read<Change[]>(name, 'fix.json') ?? []);
  return followed.every(Boolean);
}

// One test for all that is true of a mistake, because each run of the codegen takes long.
describe('the codegen explains, on the changed line and with a fix that works when typed exactly as written:', () => {
  test.each(names)('%s', async (name) => {
    const environment = environmentOf(name);
    applyChanges(root, changesOf(name));
    const { exitCode, text } = await run(root, { environment: environment?.wrong ?? {} });

    await expect(`${text}\n`).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
    expect(exitCode).toBe(1);
    expect(snapshot(join(root, 'src/generated'))).toEqual(before);

    const problems = printedProblems(`${text}\n`);
    const isOnLine = environment !== undefined || isOnChangedLines(problems);
    expect(isOnLine, 'reported on the changed line').toBe(!reportedAtTheGroup.includes(name));
    // fix.json is only for a text that does not contain the line to type.
    const needsOwnWords = environment !== undefined || existsSync(join(cases, name, 'fix.json'));
    expect(fix(name, problems), 'each fix can be typed').toBe(!needsOwnWords);
    expect(check(root, environment?.fixed, validatorOf).problems, 'fixed').toEqual([]);
  });
});

describe('the codegen explains', () => {
  test('each mistake with one message, unless the case has several mistakes', () => {
    const several = written.filter((name) => !/\n1 problem(?: in |\.)/.test(textOf(name)));
    expect(several).toEqual([
      'area-copied-and-not-changed',
      'area-copied-from-another',
      'backup-copy',
      'long-line',
      'several-mistakes',
      'shares-of-decades-and-households',
      'unknown-placeholder-in-markdown',
      'windows-line-ends',
      'windows-line-ends-and-placeholders',
    ]);
  });

  test('in our own words, without those of the parser or the validator', () => {
    const jargon = /instancePath|additionalProperties|must NOT|\/properties\/|undefined|\[object|YAML cannot be read/;
    for (const name of written) expect(textOf(name), name).not.toMatch(jargon);
  });
});

test.each([
  ['braces in one text', '    - Middle Road', `    - Middle Road${' {area}'.repeat(20_000)}`],
  ['unknown fields', 'region: Central Region', Array.from({ length: 4_000 }, (_, n) => `k${n}: v`).join('\n')],
])('of thousands of %s, fifty are reported, in less than 30 seconds', (_, from, to) => {
  applyChanges(root, [{ file: 'data/neighbourhoods/bugis.yaml', replace: [from, to] }]);
  const began = process.cpuUsage();
  expect(check(root, {}, validatorOf).problems).toHaveLength(50);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000_000).toBeLessThan(30);
});
