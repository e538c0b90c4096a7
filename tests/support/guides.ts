import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type Change } from './content-copy.ts';
import { dataOf } from './sites.ts';

/** The lines of a diff before or after it, without their signs. */
const side = (lines: readonly string[], other: '+' | '-') =>
  lines
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n');

const companies = ['first', 'second'] as const;

/** The edits that a guide shows, each below the path of its file: a diff, or a whole file. */
export function editsOf(guide: string): Change[] {
  const text = readFileSync(join(projectRoot, `docs/guides/${guide}.md`), 'utf8');
  return [...text.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n([^]*?)```/gm)].flatMap(
    ([, file = '', language, block = '']): Change[] => {
      if (language !== 'diff') {
        // The companies of the tests need each kind of file too.
        const copies = file.startsWith('data/') ? companies.map((name) => file.replace('data', dataOf(name))) : [];
        return [file, ...copies].map((path) => ({ file: path, write: block }));
      }
      const lines = block.trimEnd().split('\n');
      const replace = [side(lines, '+'), side(lines, '-')] as const;
      // Somebody may have followed the guide with its own names.
      const source = join(projectRoot, file.replace(/^data\b/, dataOf('first')));
      return readFileSync(source, 'utf8').includes(replace[1]) ? [] : [{ file, replace }];
    },
  );
}
