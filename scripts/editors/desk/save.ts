import type { Saved } from '../../build/vite/desk.ts';

const failures: Readonly<Record<number, string>> = {
  409: 'Not saved: the file was changed since you opened it. Reload this page; your draft is then dropped, so copy your words first.',
  400: 'Not saved: this file cannot be written from the desk.',
};

/** Writes a file. Returns what went wrong, if anything did. */
export async function saveFile(saved: Saved): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch('/desk/save', { method: 'POST', body: JSON.stringify(saved) });
    return ok ? undefined : (failures[status] ?? `Not saved: the server answered ${status}. Your draft is kept.`);
  } catch {
    return 'Not saved: the server does not answer. Start `npm run dev` again; your draft is kept.';
  }
}
