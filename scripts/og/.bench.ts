import { copyProject } from '../bench/project-copy.ts';
import { makeAreas } from '../bench/make-areas.ts';
import { measure } from '../bench/measure.ts';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
const copy = copyProject();
console.log(copy);
makeAreas(copy, 1000);
for (const f of readdirSync(copy + '/data/neighbourhoods').filter((n) => n.startsWith('area-'))) {
  const p = copy + '/data/neighbourhoods/' + f;
  writeFileSync(p, readFileSync(p, 'utf8').replace(/^description: .*/m, `description: Place ${f.slice(5, 10)} of the bench, with 1980s blocks and a lake near.`));
}
try {
  console.log(execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).slice(-300));
  for (const what of ['cold', 'warm', 'warm']) {
    console.log(what, measure(copy, 'node', ['--import', 'tsx', 'scripts/og/run.ts']));
    console.log(execFileSync('du', ['-sb', 'dist/client/og'], { cwd: copy, encoding: 'utf8' }));
  }
} catch (e) { console.log(String((e as { stderr?: string }).stderr ?? e).slice(0, 1500)); }
