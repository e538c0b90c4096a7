// Applies the valid changes to copies of the project and runs the content tests there, which must still pass. Changes of
// different places share a copy; if its tests fail, each of them runs alone, to find the one that fails.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes/run.ts [part of a name]
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../src/checks/check-content.ts';
import type { Content } from '../../../src/content/content.ts';
import { checkWith } from '../../../scripts/area/check-with.ts';
import { writeFiles } from '../../../scripts/area/write-files.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { validChanges } from './all.ts';
import { filesAfter, placesOf, type Change } from './change.ts';

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=pages',
];

const [wanted = ''] = process.argv.slice(2);
/** A copy of the project with its content and its tests. */
const copied = () => copyProject({ data: 'data', also: otherParts });

interface Edited {
  name: string;
  change: Change;
}

/** Edits that share a copy of the project: each begins with what those before it leave. */
interface Trial {
  edits: readonly Edited[];
  /** The new texts of files. */
  texts: ReadonlyMap<string, string>;
  /** What the edits change: no two of them the same. */
  places: readonly string[];
  content: Content;
}

/** The project before the edits. */
const root = copied();
const before: Trial = { edits: [], texts: new Map(), places: [], content: check(root).content };

const filesOf = (texts: ReadonlyMap<string, string>) => [...texts].map(([file, text]) => ({ file, text }));

/** The output of the command that fails with these edits. */
function failureOf({ texts }: Trial): string | undefined {
  const copy = copied();
  try {
    writeFiles(copy, filesOf(texts));
    for (const command of commands) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true });
      if (status !== 0) return `${command}\n${stdout}\n${stderr}`;
    }
    return undefined;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const isWithin = (place: string, other: string) => `${place}/`.startsWith(`${other}/`);

/** The trial with one more edit, if that changes something, in other places, and is valid. */
function withEdit(trial: Trial, edited: Edited): Trial | undefined {
  const textOf = (file: string) => trial.texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  const steps = edited.change(trial.content, textOf);
  const places = placesOf(steps);
  const isTaken = places.some((place) => trial.places.some((it) => isWithin(place, it) || isWithin(it, place)));
  if (steps.length === 0 || isTaken) return undefined;
  const texts = new Map([...trial.texts, ...filesAfter(steps, textOf).map(({ file, text }) => [file, text] as const)]);
  const { content, problems } = checkWith(root, filesOf(texts));
  // Alone, its own copy says so.
  if (problems.length > 0 && trial !== before) return undefined;
  return { edits: [...trial.edits, edited], texts, places: [...trial.places, ...places], content };
}

/** Adds an edit to the first trial that it fits, or begins a trial. */
function added(trials: readonly Trial[], edited: Edited): readonly Trial[] {
  for (const [index, trial] of trials.entries()) {
    const next = withEdit(trial, edited);
    if (next) return trials.with(index, next);
  }
  const alone = withEdit(before, edited);
  if (!alone) console.log(`not applicable: ${edited.name}`);
  return alone ? [...trials, alone] : trials;
}

const edits: readonly Edited[] = Object.entries(validChanges)
  .map(([name, change]) => ({ name, change }))
  .filter(({ name }) => name.includes(wanted));

/** Whether all tests pass with the edits of a trial. */
function passes(trial: Trial): boolean {
  const started = performance.now();
  const failure = failureOf(trial);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  const names = trial.edits.map(({ name }) => name).join('; ');
  console.log(`${failure === undefined ? 'passed' : 'failed'} (${seconds} s): ${names}`);
  if (failure !== undefined) console.log(failure);
  if (failure !== undefined && trial.edits.length > 1)
    for (const edited of trial.edits) passes(withEdit(before, edited)!);
  return failure === undefined;
}

const results = edits.reduce<readonly Trial[]>(added, []).map(passes);
rmSync(root, { recursive: true });
console.log(`${results.filter(Boolean).length} of ${results.length} copies passed`);
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
