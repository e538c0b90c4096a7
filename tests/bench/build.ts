// npm run bench:build: seconds of the processor and memory of the check, the codegen and the build of the site, with 40,
// 1,000 and 4,000 areas, beside those of the last run. It tests nothing: the figures depend on the machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/content-copy.ts';
import { commitAll } from '../support/git.ts';
import { copyProject } from '../support/project-copy.ts';
import { makeAreas } from './areas.ts';

const phases = { check: ['scripts/codegen.ts', '--check'], codegen: ['scripts/codegen.ts'], site: ['scripts/site.ts'] };

/** Writes what a process used to a file when it ends. */
const meter = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync('used.json', JSON.stringify(process.resourceUsage())));`)}`;

interface Used {
  seconds: number;
  megabytes: number;
}

function measure(copy: string, command: readonly string[]): Used {
  const node = ['--import', meter, '--import', './scripts/typescript.mjs', ...command];
  execFileSync(process.execPath, node, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const used = JSON.parse(readFileSync(join(copy, 'used.json'), 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds: Math.round((used.userCPUTime + used.systemCPUTime) / 1e5) / 10,
    megabytes: Math.round(used.maxRSS / 1024),
  };
}

const history = join(projectRoot, '.local/bench-build.json');
const last = existsSync(history) ? (JSON.parse(readFileSync(history, 'utf8')) as Record<string, Used>) : {};
const now: Record<string, Used> = {};

for (const [count, kind] of [
  [40, 'full'],
  [1000, 'plain'],
  [1000, 'full'],
  [4000, 'plain'],
  [4000, 'full'],
] as const) {
  const copy = copyProject({ data: 'data' });
  makeAreas(copy, count, kind);
  commitAll(copy);
  for (const [phase, command] of Object.entries(phases)) {
    const what = `${count} areas, ${kind}: ${phase}`;
    const { seconds, megabytes } = (now[what] = measure(copy, command));
    const before = last[what] === undefined ? '' : ` (last run ${last[what].seconds} s, ${last[what].megabytes} MB)`;
    console.log(`${what} ${seconds} s, ${megabytes} MB${before}`);
  }
  rmSync(copy, { recursive: true });
}
mkdirSync(join(projectRoot, '.local'), { recursive: true });
writeFileSync(history, JSON.stringify({ ...last, ...now }, null, 2));
