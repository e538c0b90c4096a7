import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import type { Problem } from '#content/problem.ts';
import type { TextFile } from './new-plan.ts';
import { writeFiles } from './write-files.ts';

/**
 * The problems that the content would have with these files. Checked in a copy, because a development server watches the
 * project.
 */
export function problemsWith(root: string, files: readonly TextFile[]): Problem[] {
  const copy = mkdtempSync(join(tmpdir(), 'area-'));
  try {
    for (const folder of ['data', 'schema']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    writeFiles(copy, files);
    return check(copy).problems;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
