import { execFile } from 'node:child_process';
import { npm } from './npm.ts';

const node = (file: string): [program: string, args: string[]] => [
  process.execPath,
  ['--import', './scripts/typescript.mjs', file],
];
const commands: Record<'build' | 'site' | 'pictures', [program: string, args: string[]]> = {
  build: npm('run', '-s', 'build'),
  site: node('scripts/site.ts'),
  pictures: node('scripts/build/share-pictures/run.ts'),
};

interface BuildOptions {
  /** `build` checks the types and makes everything; `site` makes everything but the share pictures. */
  script?: keyof typeof commands;
  environment?: Readonly<Record<string, string>>;
}

/** Builds the site of a copy. Rejects with the output of the build if it fails. */
export function buildProject(folder: string, { script = 'build', environment = {} }: BuildOptions = {}): Promise<void> {
  // The test runner sets NODE_ENV to "test", with which the pages would contain React's development build.
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(own), ...environment };
  return new Promise((resolve, reject) => {
    execFile(...commands[script], { cwd: folder, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`The build of ${folder} failed:\n${stdout}\n${stderr || error.message}`));
      else resolve();
    });
  });
}
