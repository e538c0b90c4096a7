import { execFile } from 'node:child_process';
import { npm } from './npm.ts';

interface BuildOptions {
  /** `build` checks the types and makes everything; `site` makes everything but the share pictures. */
  script?: 'build' | 'site' | 'pictures';
  environment?: Readonly<Record<string, string>>;
}

/** Builds the site of a copy. Rejects with the output of the build if it fails. */
export function buildProject(folder: string, { script = 'build', environment = {} }: BuildOptions = {}): Promise<void> {
  // The test runner sets NODE_ENV to "test", with which the pages would contain React's development build.
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(own), ...environment };
  return new Promise((resolve, reject) => {
    execFile(...npm('run', '-s', script), { cwd: folder, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`The build of ${folder} failed:\n${stdout}\n${stderr || error.message}`));
      else resolve();
    });
  });
}
