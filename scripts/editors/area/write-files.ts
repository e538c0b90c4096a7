// Vite restarts at a change of any file that its configuration imports, and the desk's plugin imports this one, so it
// imports only types.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextFile } from './new-plan.ts';

/** Writes files, and removes those without a text. */
export function writeFiles(root: string, files: readonly TextFile[]): void {
  for (const { file, text } of files) {
    if (text === '') rmSync(join(root, file), { force: true });
    else {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
}
