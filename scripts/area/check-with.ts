import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import type { TextFile } from './new-plan.ts';
import { writeFiles } from './write-files.ts';

/** Checks the content as it would be with these files: in a copy, because a development server watches the project. */
export function checkWith(root: string, files: readonly TextFile[]): ReturnType<typeof check> {
  const copy = mkdtempSync(join(tmpdir(), 'area-'));
  try {
    cpSync(join(root, 'data'), join(copy, 'data'), { recursive: true });
    writeFiles(copy, files);
    return check(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
