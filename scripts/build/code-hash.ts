import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A hash of the code that makes and shows pages. An open page of other code does not take its data. */
export function codeHash(): string {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.parentPath.startsWith(join('src', 'generated')))
    .map((item) => join(item.parentPath, item.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.replaceAll(sep, '/')).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
