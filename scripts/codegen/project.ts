import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The program and the arguments that run npm. On Windows npm itself is a file that only a shell can run, so Node runs
 * npm's program, which npm names to the commands that it starts.
 */
export function npm(...args: readonly string[]): [program: string, args: string[]] {
  const path = process.env['npm_execpath'];
  return path === undefined ? ['npm', [...args]] : [process.execPath, [path, ...args]];
}

interface BuildOptions {
  /** What `npm run site` does besides: it checks the types, adds the desk, or draws the share pictures. Without a list, all. */
  also?: readonly ('--types' | '--desk' | '--pictures')[];
  environment?: Readonly<Record<string, string>>;
}

/** Builds the site of a copy. Rejects with the output of the build if it fails. */
export function buildProject(
  folder: string,
  { also = ['--types', '--desk', '--pictures'], environment = {} }: BuildOptions = {},
): Promise<void> {
  // The test runner sets NODE_ENV to "test", with which the pages would contain React's development build.
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(own), ...environment };
  return new Promise((resolve, reject) => {
    execFile(
      ...npm('run', '-s', 'site', '--', ...also),
      { cwd: folder, env, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The build of ${folder} failed:\n${stdout}\n${stderr || error.message}`));
        else resolve();
      },
    );
  });
}

/**
 * Links each package of a project by itself into a copy, so that files that tools write to `node_modules` belong to the
 * copy.
 */
export function linkPackages(project: string, copy: string): void {
  const packages = realpathSync(join(project, 'node_modules'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.bin' && name.startsWith('.')) continue;
    // Windows lets everybody make a junction, and only administrators another link. Other systems ignore the word.
    symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  }
}
