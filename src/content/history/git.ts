import { execFileSync } from 'node:child_process';

/** What a git command prints in a folder. Throws if it fails. */
export function runGit(root: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, ...environment };
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28, env }).trim();
}

/** What a git command prints; undefined if it fails, for instance without git or a repository. */
export function git(...command: Parameters<typeof runGit>): string | undefined {
  try {
    return runGit(...command);
  } catch {
    return undefined;
  }
}

/** Why git failed, in its own words; if it could not be started, the words of the system. */
export function gitError(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  return stderr?.trim() || message;
}
