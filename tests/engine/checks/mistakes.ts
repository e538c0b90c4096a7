import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../../src/checks/check-content.ts';
import type { Environment } from '../../../src/content/backend.ts';
import { formatProblem, listProblems, type Problem } from '../../../src/content/problem.ts';
import { run } from '../../../scripts/codegen/run.ts';
import { applyChanges, isRestored, restoreContent, snapshot, type Change } from '../../support/content-copy.ts';
import { follow, printedProblems } from '../../support/fix.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

/**
 * A change in the tables of mistakes: `from` and `to` are replaced text, in a copy by pairs; `file` may be that of the
 * whole row.
 */
type TypedChange =
  | { file?: string; from: string; to: string }
  | { file?: string; copyOf: string; replace: Record<string, string> }
  | Change;

/**
 * A mistake, which is a change (or `changes`), and what is printed about it. A problem is its place and the length of its
 * mark, its rule, its message and its fix: editors read these texts, so read each as an editor would before accepting it.
 */
interface Row {
  file?: string;
  changes?: TypedChange[];
  environment?: { wrong: Environment; fixed: Environment };
  problem?: string;
  problems?: string[];
  /** The editor's fix, if the message does not contain what to type; "undo" takes the change back. */
  fix?: 'undo' | TypedChange | TypedChange[];
}

const tables = ['files', 'fields', 'facts'] as const;
type Table = (typeof tables)[number];

function asChange(typed: TypedChange, ofRow: string | undefined): Change {
  const file = typed.file ?? ofRow!;
  if ('from' in typed) return { file, replace: [typed.from, typed.to] };
  if ('copyOf' in typed) return { file, copyOf: typed.copyOf, replace: Object.entries(typed.replace ?? {}) };
  return { ...typed, file };
}

function asMistake(name: string, row: Row) {
  const { environment, problem, problems = [problem!], fix, changes, ...change } = row;
  const inRow = (typed: TypedChange) => asChange(typed, row.file);
  return {
    name,
    environment,
    problems,
    changes: (changes ?? (environment === undefined ? [change as TypedChange] : [])).map(inRow),
    fix: fix === undefined || fix === 'undo' ? fix : [fix].flat().map(inRow),
  };
}

/** The mistakes of tables, by default of all. */
export const mistakes = (...names: Table[]) =>
  (names.length === 0 ? tables : names).flatMap((table) => {
    const text = readFileSync(new URL(`mistakes/${table}.yaml`, import.meta.url), 'utf8');
    return Object.entries(parse(text) as Record<string, Row>).map(([name, row]) => asMistake(name, row));
  });

/** A problem as in the tables: as printed, with the length of the mark in place of the marked line. */
function asRow(problem: Problem): string {
  const printed = formatProblem(problem);
  const length = /^ +\| *(\^+)$/m.exec(printed)?.[1]!.length ?? 0;
  return printed
    .replace(/ {2}([a-z-]+)\n/, `+${length} $1\n`)
    .replace(/^ {3}> \d+ \| .*\n.*\n/m, '')
    .replaceAll(/^ {3}/gm, '');
}

/** Tests the mistakes of some tables. Several test files share the tables, so that the workers do. */
export function testMistakes(...names: Table[]): void {
  // All cases share one copy; after each case its changes are undone.
  const { root } = sharedCopy();
  const generated = join(root, 'src/generated');
  mkdirSync(join(generated, 'public'), { recursive: true });
  writeFileSync(join(generated, 'routes.ts'), '// from the last good run\n');
  writeFileSync(join(generated, 'public/tengah.json'), '{}\n');
  const before = snapshot(generated);

  const cases = mistakes(...names).map((mistake, index) => ({ ...mistake, isWholeRun: index % 13 === 0 }));
  describe('the codegen explains, with a fix that works when typed exactly as written:', () => {
    test.each(cases)('$name', async ({ environment, changes, problems: expected, fix, isWholeRun }) => {
      applyChanges(root, changes);
      const { problems: found } = check(root, environment?.wrong ?? {});
      expect(found.map(asRow)).toEqual(expected);
      const text = listProblems(found);
      if (isWholeRun) {
        expect(await run(root, { environment: environment?.wrong ?? {} })).toMatchObject({ exitCode: 1, text });
        expect(snapshot(generated)).toEqual(before);
      }

      const problems = printedProblems(`${text}\n`);
      const areTyped = problems.map((problem) => follow(root, problem)).every(Boolean);
      expect(areTyped, 'each fix can be typed').toBe(environment === undefined && fix === undefined);
      if (fix === 'undo') restoreContent(root);
      else applyChanges(root, fix ?? []);
      const left = environment === undefined && isRestored(root) ? [] : check(root, environment?.fixed).problems;
      expect(left, 'fixed').toEqual([]);
    });
  });
}
