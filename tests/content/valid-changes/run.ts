// Applies each valid change to a copy of the project and runs the content tests there, which must still pass.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes/run.ts [--first] [part of a name]
// With --first, the copy has the content of the first company of the tests in place of the project's own.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../../../src/checks/check-content.ts';
import { writeFiles } from '../../../scripts/area/write-files.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { guides, validChanges } from './all.ts';
import { filesAfter } from './change.ts';

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

type Outcome = 'passed' | 'not applicable' | { failure: string };

function outcomeOf(name: string): Outcome {
  const guide = guides[name];
  const copy = copyProject({ data, also: otherParts });
  try {
    const files = filesAfter(guide?.change ?? validChanges[name]!, check(copy).content, (file) =>
      readFileSync(join(copy, file), 'utf8'),
    );
    if (files.length === 0) return 'not applicable';
    writeFiles(copy, files);
    if (guide !== undefined) applyChanges(copy, guide.program);
    for (const command of guide === undefined ? commands : [...commands, ...ofProgram]) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true });
      if (status !== 0) return { failure: `${command}\n${stdout}\n${stderr}` };
    }
    return 'passed';
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const counts = { passed: 0, failed: 0, 'not applicable': 0 };
for (const name of [...Object.keys(guides), ...Object.keys(validChanges)].filter((each) => each.includes(wanted))) {
  const started = performance.now();
  const outcome = outcomeOf(name);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  const word = typeof outcome === 'string' ? outcome : 'failed';
  counts[word] += 1;
  console.log(`${word}: ${name} (${seconds} s)`);
  if (typeof outcome !== 'string') console.log(outcome.failure);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts['not applicable']} not applicable`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
