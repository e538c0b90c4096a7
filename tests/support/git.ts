import { execFileSync } from 'node:child_process';

// Inside a git hook, GIT_* variables name the hook's repository. Tests use their own repositories.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];
/** Git would wait for the disk at each object that it writes. Tests do not need to survive a power failure. */
const notDurable = ['-c', 'core.fsync=none'];

/**
 * Runs git in a folder, with a fixed author and without signatures, whatever this machine configures. Returns its
 * output.
 */
export function gitIn(folder: string): (...args: readonly string[]) => string {
  return (...args) =>
    execFileSync('git', [...author, ...notDurable, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** Commits everything in a folder, and makes the folder a repository if it is not one yet. */
export function commitAll(folder: string): void {
  const git = gitIn(folder);
  git('init', '--quiet', '--template=', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
}
