import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The cost of a command: elapsed seconds, CPU seconds of all its processes, and the memory of the largest process in
 * MB.
 */
export interface Usage {
  wall: number;
  cpu: number;
  memory: number;
}

const reporter = fileURLToPath(new URL('report-usage.mjs', import.meta.url));

/** Runs a command in a folder and measures it. Throws if it fails. Its errors go to the terminal. */
export function measure(folder: string, command: string, args: readonly string[]): Usage {
  const usageFile = join(folder, 'usage.jsonl');
  const started = performance.now();
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, USAGE_FILE: usageFile, NODE_OPTIONS: `--import=${reporter}` },
  });
  const wall = (performance.now() - started) / 1000;
  const processes = readFileSync(usageFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Omit<Usage, 'wall'>);
  rmSync(usageFile);
  return {
    wall,
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
  };
}
