import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface BuildOptions {
  /** `site` leaves out the pictures that networks show of a page; it is `codegen`, the types, and `pages`. */
  script?: 'build' | 'site' | 'codegen' | 'pages' | 'pictures';
  environment?: Readonly<Record<string, string>>;
}

/** Builds the site of a copy. Rejects with what the build printed if it fails. */
export async function buildProject(
  folder: string,
  { script = 'build', environment = {} }: BuildOptions = {},
): Promise<void> {
  // The test runner sets NODE_ENV to "test", with which React would be rendered in its development form.
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  try {
    await promisify(execFile)('npm', ['run', '-s', script], {
      cwd: folder,
      env: { ...Object.fromEntries(own), ...environment },
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The build of ${folder} failed:\n${stdout}\n${stderr}`);
  }
}
