import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

function textsIn(root: string, inside: string): [file: string, text: string][] {
  if (!existsSync(join(root, inside))) return [];
  const items = readdirSync(join(root, inside), { recursive: true, withFileTypes: true });
  return items.flatMap((item): [string, string][] => {
    const path = join(item.parentPath, item.name);
    // A link may lead nowhere; the checks report it.
    return item.isFile() ? [[relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]] : [];
  });
}

const typical = 'scripts/illustration/places/typical';

/** Everything that the checks and the pages are made from, by path. */
export function filesOf(root: string): Record<string, string> {
  const drawings = textsIn(root, typical).map(([file, text]) => [`typical/${posix.basename(file)}`, text] as const);
  return Object.fromEntries([...textsIn(root, 'data'), ...textsIn(root, 'schema'), ...drawings]);
}
