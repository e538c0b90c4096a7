import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check } from '#checks/check-content.ts';
import { encodingOf } from '#content/pictures.ts';
import type { TextFile } from './new-plan.ts';

/** Writes files, and removes those without a text. */
export function writeFiles(root: string, files: readonly TextFile[]): void {
  for (const { file, text } of files) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === '') rmSync(path, { force: true });
    else writeFileSync(path, text, encodingOf(file));
  }
}

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
