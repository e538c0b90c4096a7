// Applies each valid change to a copy of the project and runs the content tests there, which must still pass.
// Usage: node --import ./scripts/typescript.mjs tests/engine/valid-changes/run.ts [part of a name]
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeAreas } from '../../support/make-areas.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { validChanges, type ValidChange } from './changes.ts';

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=pages',
];
const ofProgram = ['npx vitest run -c tests/vitest.config.ts --project engine', 'npx tsc', 'npx oxlint'];

/** The output of the content tests if they fail; undefined if they pass. */
function failureOf({ changes, areas, program }: ValidChange): string | undefined {
  const copy = copyProject({ data: dataOf('first'), also: otherParts });
  try {
    applyChanges(copy, changes);
    if (areas !== undefined) makeAreas(copy, areas);
    for (const command of program ? [...commands, ...ofProgram] : commands) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true });
      if (status !== 0) return `${command}\n${stdout}\n${stderr}`;
    }
    return undefined;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const [wanted = ''] = process.argv.slice(2);
const chosen = validChanges.filter(({ name }) => name.includes(wanted));
let failed = 0;
for (const change of chosen) {
  const started = performance.now();
  const failure = failureOf(change);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${failure === undefined ? '✓' : '✗'} ${change.name} (${seconds} s)`);
  if (failure === undefined) continue;
  failed += 1;
  console.log(failure);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
