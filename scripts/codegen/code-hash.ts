import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A hash of the code that makes and shows pages. An open page of other code does not take its data. */
export function codeHash(): string {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.parentPath.startsWith(join(folder, 'generated')))
    .map((item) => join(item.parentPath, item.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(folder, file).replaceAll(sep, '/')).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
