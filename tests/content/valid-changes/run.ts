// Applies the valid changes to copies of the project and runs the content tests there, which must still pass. Changes of
// different files share a copy; if its tests fail, each of them runs alone, to find the one that fails.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes/run.ts [--first] [part of a name]
// With --first, the copy has the content of the first company of the tests in place of the project's own.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../../../src/checks/check-content.ts';
import type { TextFile } from '../../../scripts/area/new-plan.ts';
import { problemsWith } from '../../../scripts/area/problems-with.ts';
import { writeFiles } from '../../../scripts/area/write-files.ts';
import { applyChanges, type Change as FileChange } from '../../support/content-copy.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { guides, validChanges } from './all.ts';
import { filesAfter, type Change } from './change.ts';

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=pages',
];
const ofProgram = ['npx vitest run -c tests/vitest.config.ts --project engine', 'npx tsc', 'npx oxlint'];

const { values, positionals } = parseArgs({ options: { first: { type: 'boolean' } }, allowPositionals: true });
const data = values.first ? dataOf('first') : 'data';
const [wanted = ''] = positionals;

interface Edited {
  name: string;
  files: readonly TextFile[];
  /** What a guide changes in the program, whose tests then run too. */
  program?: readonly FileChange[];
}

/** Edits that share a copy of the project. */
type Trial = readonly Edited[];

function withCopy<T>(use: (copy: string) => T): T {
  const copy = copyProject({ data, also: otherParts });
  try {
    return use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The output of the command that fails with these edits. */
const failureOf = (trial: Trial) =>
  withCopy((copy) => {
    const program = trial.flatMap((edited) => edited.program ?? []);
    writeFiles(
      copy,
      trial.flatMap(({ files }) => files),
    );
    applyChanges(copy, program);
    for (const command of program.length === 0 ? commands : [...commands, ...ofProgram]) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true });
      if (status !== 0) return `${command}\n${stdout}\n${stderr}`;
    }
    return undefined;
  });

/** Adds an edit to the first trial whose files are others and with which it is valid, or begins a trial. */
function added(trials: readonly Trial[], edited: Edited, root: string): readonly Trial[] {
  const at = trials.findIndex((trial) => {
    if (trial.some(({ program }) => program !== undefined)) return false;
    const files = [...trial, edited].flatMap((each) => each.files);
    return new Set(files.map(({ file }) => file)).size === files.length && problemsWith(root, files).length === 0;
  });
  return at < 0 ? [...trials, [edited]] : trials.with(at, [...trials[at]!, edited]);
}

const trials = withCopy((root) => {
  const { content } = check(root);
  const filesOf = (change: Change) => filesAfter(change, content, (file) => readFileSync(join(root, file), 'utf8'));
  const edits: Edited[] = [
    ...Object.entries(guides).map(([name, { change, program }]) => ({ name, files: filesOf(change), program })),
    ...Object.entries(validChanges).map(([name, change]) => ({ name, files: filesOf(change) })),
  ].filter(({ name }) => name.includes(wanted));
  for (const { name, files } of edits) if (files.length === 0) console.log(`not applicable: ${name}`);
  return edits
    .filter(({ files }) => files.length > 0)
    .reduce<readonly Trial[]>((sofar, edited) => added(sofar, edited, root), []);
});

/** Whether all tests pass with the edits of a trial. */
function passes(trial: Trial): boolean {
  const started = performance.now();
  const failure = failureOf(trial);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(
    `${failure === undefined ? 'passed' : 'failed'} (${seconds} s): ${trial.map(({ name }) => name).join('; ')}`,
  );
  if (failure !== undefined) console.log(failure);
  if (failure !== undefined && trial.length > 1) for (const edited of trial) passes([edited]);
  return failure === undefined;
}

const results = trials.map(passes);
console.log(`${results.filter(Boolean).length} of ${results.length} copies passed`);
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
