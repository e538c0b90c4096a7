// Makes the valid changes in copies of the project and runs the content tests there, which must still pass. A copy gets
// all changes that can be made beside each other; the next copy gets those that are left. If a copy fails, run it again
// with parts of the names, to find the change that fails.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes/run.ts [part of a name]
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../src/checks/check-content.ts';
import { checkWith } from '../../../scripts/area/check-with.ts';
import { writeFiles } from '../../../scripts/area/write-files.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { validChanges } from './all.ts';
import { filesAfter, placesOf } from './change.ts';

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=pages',
];

const isWithin = (place: string, other: string) => `${place}/`.startsWith(`${other}/`);

/**
 * Makes changes in a copy of the project, each in what those before it left. Returns the names of those that change
 * something, in places that no other has changed, and are valid beside the others; the first one need not be valid, so
 * that the tests report why.
 */
function make(names: readonly string[], copy: string): string[] {
  const changed: string[] = [];
  const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');
  return names.filter((name) => {
    const steps = validChanges[name]!(check(copy).content, textOf);
    const places = placesOf(steps);
    const isTaken = places.some((place) => changed.some((it) => isWithin(place, it) || isWithin(it, place)));
    if (steps.length === 0 || isTaken) return false;
    const files = filesAfter(steps, textOf);
    if (changed.length > 0 && checkWith(copy, files).problems.length > 0) return false;
    writeFiles(copy, files);
    changed.push(...places);
    return true;
  });
}

/** Whether all commands pass in a copy. */
const passes = (copy: string) =>
  commands.every((command) => spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true }).status === 0);

const [wanted = ''] = process.argv.slice(2);
let left = Object.keys(validChanges).filter((name) => name.includes(wanted));
if (left.length === 0) throw new Error(`No change has "${wanted}" in its name.`);
let made: string[];
do {
  const copy = copyProject({ data: 'data', also: otherParts });
  made = make(left, copy);
  left = left.filter((name) => !made.includes(name));
  if (made.length > 0) {
    const isGood = passes(copy);
    console.log(`${isGood ? 'passed' : 'failed'}: ${made.join('; ')}`);
    if (!isGood) process.exitCode = 1;
  }
  rmSync(copy, { recursive: true });
} while (made.length > 0);
console.log(`not applicable: ${left.join('; ') || 'none'}`);
