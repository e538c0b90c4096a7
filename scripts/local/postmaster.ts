import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The command line of a process; empty if there is no process with this id. A Linux without `ps` still has /proc. */
function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const { error, stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (error) throw new Error(`Cannot find out whether process ${pid} is the database: ${error.message}`);
  return stdout;
}

/** The process id of the PostgreSQL that uses a data folder, if it is running. */
export function postmaster(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (commandOf(pid).includes(`postgres -D ${data} -p `)) return pid;
  // After a kill -9 or a power failure the file remains, and its id may belong to another process now. The server
  // repairs its data, but does not start while the file names a running process.
  rmSync(file, { force: true });
  return undefined;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends the server of a data folder that another process left running. */
export async function end(data: string): Promise<void> {
  const pid = postmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  await until(() => postmaster(data) === undefined);
}
