import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links each package of a project by itself into a copy, so that files that tools write to `node_modules` belong to the
 * copy.
 */
export function linkPackages(project: string, copy: string): void {
  const packages = realpathSync(join(project, 'node_modules'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.bin' && name.startsWith('.')) continue;
    // Windows lets everybody make a junction, and only administrators another link. Other systems ignore the word.
    symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  }
}
