import { execFileSync } from 'node:child_process';

// Inside a hook git names the repository that it works on; tests make their own.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];
/** Tests outlive no loss of power, and git would wait for the disk at each of its objects. */
const notDurable = ['-c', 'core.fsync=none'];

/** Git in a folder, as a person whom no configuration of this machine concerns. Gives what it printed. */
export function gitIn(folder: string): (...args: readonly string[]) => string {
  return (...args) =>
    execFileSync('git', [...author, ...notDurable, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** Commits everything in a folder, which is made a repository if it is none. */
export function commitAll(folder: string): void {
  const git = gitIn(folder);
  git('init', '--quiet', '--template=', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
}
