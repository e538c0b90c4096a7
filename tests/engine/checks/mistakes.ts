import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import type { Environment } from '../../../src/content/backend.ts';
import { formatProblem, summarise } from '../../../src/content/problem.ts';
import { compileSchemas } from '../../../src/content/schema-check.ts';
import { run } from '../../../scripts/build/run.ts';
import {
  applyChanges,
  copyContent,
  isRestored,
  projectRoot,
  restoreContent,
  snapshot,
  type Change,
} from '../../support/content-copy.ts';
import { follow, printedProblems, type PrintedProblem } from '../../support/fix.ts';

// One folder for each mistake. change.json: the editor's change. environment.json: the environment of the build, if it
// matters. expected.txt: the whole output. Editors read these texts: read each as an editor would before accepting a
// change. fix.json: the editor's fix, if the output does not contain the line to type.
const cases = fileURLToPath(new URL('mistakes', import.meta.url));
export const names = readdirSync(cases).toSorted();

function read<T>(name: string, file: string): T | undefined {
  const path = join(cases, name, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** The expected output of a case. A new case has none until the end of its first run. */
export const expectedOf = (name: string) =>
  existsSync(join(cases, name, 'expected.txt')) ? readFileSync(join(cases, name, 'expected.txt'), 'utf8') : undefined;

const unchanged = join(projectRoot, 'tests/fixtures/companies/first');

/** The lines of a file that a change added or moved: those between the unchanged lines above and below. */
function changedLines(before: string, after: string): { from: number; to: number } {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  let from = 0;
  while (from < now.length && now[from] === old[from]) from += 1;
  let end = 0;
  while (end < Math.min(now.length, old.length) - from && now.at(-1 - end) === old.at(-1 - end)) end += 1;
  return { from: from + 1, to: now.length - end };
}

const contentOf = (folder: string, file: string) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ? readFileSync(join(folder, file), 'utf8') : '';

/** Whether each problem is reported on a line that the change touched, or on line 1 if it is about the whole file. */
function isOnChangedLines(root: string, problems: readonly PrintedProblem[]): boolean {
  const isChanged = ({ file, line }: { file: string; line: number }) => {
    const { from, to } = changedLines(contentOf(unchanged, file), contentOf(root, file));
    return line >= from && line <= to;
  };
  return problems.every(({ also, ...place }) => place.line === 1 || [place, ...also].some(isChanged));
}

/**
 * Missing fields, counts and sums are reported at the name of the group, and the old name of an area where it is used.
 */
const reportedAtTheGroup =
  `area-renamed-by-hand empty-group four-names-with-pattern-six holiday-without-its-monday incomplete-housing
  missing-field-in-a-deep-group missing-field-in-a-group missing-field-in-a-list picture-of-too-many-shapes
  sample-review-without-sample shares-do-not-add-up shares-of-decades-and-households six-names-with-pattern-four
  six-steps six-without-property table-that-is-missing
  table-with-a-misspelt-name three-facts`.split(/\s+/);

/** Tests every third mistake. Three test files share the mistakes, so that the workers do. */
export function testMistakes(third: 0 | 1 | 2): void {
  const validatorOf = compileSchemas(projectRoot);
  // All cases share one copy; after each case its changes are undone.
  const root = copyContent();
  const generated = join(root, 'src/generated');
  mkdirSync(join(generated, 'pages'), { recursive: true });
  writeFileSync(join(generated, 'routes.ts'), '// from the last good run\n');
  writeFileSync(join(generated, 'pages/tengah.json'), '{}\n');
  const before = snapshot(generated);
  afterEach(() => restoreContent(root));
  afterAll(() => rmSync(root, { recursive: true }));

  /** What the codegen prints. */
  const printed = (environment: Environment) => {
    const { problems } = check(root, environment, validatorOf);
    return [...problems.map(formatProblem), summarise(problems)].join('\n');
  };

  const own = names.filter((_, index) => index % 3 === third).map((name, index) => [name, index % 13 === 0] as const);
  describe('the codegen explains, on the changed line and with a fix that works when typed exactly as written:', () => {
    test.each(own)('%s', async (name, isWholeRun) => {
      const environment = read<{ wrong: Environment; fixed: Environment }>(name, 'environment.json');
      const wrong = environment?.wrong ?? {};
      applyChanges(root, read<Change[]>(name, 'change.json')!);
      const text = printed(wrong);
      await expect(`${text}\n`).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
      if (isWholeRun) {
        expect(await run(root, { environment: wrong })).toMatchObject({ exitCode: 1, text });
        expect(snapshot(generated)).toEqual(before);
      }

      const problems = printedProblems(`${text}\n`);
      const isOnLine = environment !== undefined || isOnChangedLines(root, problems);
      expect(isOnLine, 'reported on the changed line').toBe(!reportedAtTheGroup.includes(name));
      // fix.json is only for a text that does not contain the line to type.
      const fix = read<Change[]>(name, 'fix.json');
      const areTyped = problems.map((problem) => follow(root, problem)).every(Boolean);
      applyChanges(root, fix ?? []);
      expect(areTyped, 'each fix can be typed').toBe(environment === undefined && fix === undefined);
      const left =
        environment === undefined && isRestored(root) ? [] : check(root, environment?.fixed, validatorOf).problems;
      expect(left, 'fixed').toEqual([]);
    });
  });
}
