import type { Change } from './change.ts';

const failures: Readonly<Record<number, string>> = {
  409: 'Not saved: a file was changed by another program a moment ago. Press Save again.',
  400: 'Not saved: a file was deleted, or its name is not allowed. Copy your text, reload the page and open the file again. If that does not help, ask an engineer.',
};

/** Writes files, all or none. Returns what went wrong, if anything did. */
export async function saveFiles(changes: readonly Change[]): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch('/desk/save', { method: 'POST', body: JSON.stringify(changes) });
    return ok ? undefined : (failures[status] ?? `Not saved: the server answered ${status}. Press Save again.`);
  } catch {
    return 'Not saved: the server does not answer. Start `npm run dev` again, then press Save again.';
  }
}
