import type { Change, Files } from '../changes/change.ts';

/** The files of the project, from the development server. */
export async function readFiles(): Promise<Files> {
  const response = await fetch('/desk/files.json');
  return (await response.json()) as Files;
}

/** Writes files, all or none. Returns what went wrong, if anything did. */
export async function saveFiles(changes: readonly Change[]): Promise<string | undefined> {
  try {
    const response = await fetch('/desk/save', { method: 'POST', body: JSON.stringify(changes) });
    if (response.ok) return undefined;
    return `Not saved: ${(await response.text()) || `the server answered ${response.status}. Press Save again.`}`;
  } catch {
    return 'Not saved: the server does not answer. Start `npm run dev` again, then press Save again.';
  }
}
