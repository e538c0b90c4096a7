import { dirname, relative, resolve } from 'node:path';
import { count, startOf, type Problem } from '../content/problem.ts';
import { suggestion } from '../content/suggest.ts';

interface Narrowed {
  files: number;
  problems: Problem[];
  /** A line about the problems that were left out. */
  elsewhere: string[];
}

const isAt = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`);

function unknownPath(path: string, files: readonly string[]): Problem {
  const meant = suggestion(path, [...files, ...new Set(files.map((file) => dirname(file)))]);
  return {
    place: startOf(path),
    rule: 'unknown-path',
    message: `There is no such file or folder in the content.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix: `write its path from the folder of the project →  npm run check:content ${meant ?? 'data/neighbourhoods'}`,
  };
}

/** The problems in the given files and folders, or in all files if none is given. */
export function limitToPaths(
  root: string,
  files: readonly string[],
  problems: readonly Problem[],
  only: readonly string[],
): Narrowed {
  if (only.length === 0) return { files: files.length, problems: [...problems], elsewhere: [] };
  const named = only.map((path) => relative(root, resolve(root, path)).replaceAll('\\', '/'));
  const known = new Set([...files, ...problems.map(({ place }) => place.file)]);
  const wrong = named.filter((path) => ![...known].some(isAt(path)));
  const isNamed = (file: string) => named.some((path) => isAt(path)(file));
  const own = problems.filter(({ place, also = [] }) => [place, ...also].some(({ file }) => isNamed(file)));
  const others = problems.length - own.length;
  return {
    files: [...known].filter(isNamed).length + wrong.length,
    problems: [...wrong.map((path) => unknownPath(path, files)), ...own],
    elsewhere: others === 0 ? [] : [`${count(others, 'problem')} in other files; all of them: npm run check:content`],
  };
}
