import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The command line of a process; empty where no process has the number. A Linux without `ps` still has /proc. */
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

/** The PostgreSQL that works on a data folder, if it runs. */
export function postmaster(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (commandOf(pid).includes(`postgres -D ${data} -p `)) return pid;
  // A kill -9 or a loss of power left the file behind, and the number may be another process's by now. The server repairs
  // its data by itself, but does not start while the file names a process that runs.
  rmSync(file, { force: true });
  return undefined;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends the server of a data folder that another process has left behind. */
export async function end(data: string): Promise<void> {
  const pid = postmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  await until(() => postmaster(data) === undefined);
}
