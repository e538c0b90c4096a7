import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check } from '../../checks/check-content.ts';
import type { Problem } from '../../content/problem.ts';
import type { TextFile } from './plan.ts';

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

/**
 * The problems that the content would have with these files. Checked in a copy, because a development server watches the
 * project.
 */
export function problemsWith(root: string, files: readonly TextFile[]): Problem[] {
  const copy = mkdtempSync(join(tmpdir(), 'area-'));
  try {
    for (const folder of ['data', 'schema']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    writeFiles(copy, files);
    // The files count as the newest, so that a problem between two files is reported for the changed one.
    const ages = new Map(files.map(({ file }) => [file, { added: 0, changed: 0 }]));
    return check(copy, {}, undefined, () => ages).problems;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
