import { dirname, relative, resolve } from 'node:path';
import { takeBackend, type Environment } from '#content/backend.ts';
import { Content } from '#content/content.ts';
import { load } from '#content/load.ts';
import { sortProblems, count, startOf, type Problem } from '#content/problem.ts';
import { checkSchemas } from '#content/schema/schema-check.ts';
import { joinTables } from '#content/tables/join.ts';
import { readTables } from '#content/tables/read.ts';
import * as checks from './index.ts';
import { suggestion } from '#content/text/wording.ts';

/**
 * Loads and checks everything below `data/` of a project folder, and the settings of the backend in the environment
 * variables. Returns all problems, sorted.
 */
export function check(root: string, environment: Environment = {}): { content: Content; problems: Problem[] } {
  const { found, entries, pictures, problems: loading } = load(root);
  const { valid, problems: schema } = checkSchemas(entries);
  const { entries: withBackend, problems: settings } = takeBackend(valid, environment);
  const { tables, problems: ofTables } = readTables(root);
  const content = new Content(found, joinTables(withBackend, tables), pictures, tables);
  const ofChecks = Object.values(checks).flatMap((check) => check(content));
  return { content, problems: sortProblems([...loading, ...ofTables, ...schema, ...settings, ...ofChecks]) };
}

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
  const atPaths = problems.filter(({ place, also = [] }) => [place, ...also].some(({ file }) => isNamed(file)));
  const others = problems.length - atPaths.length;
  return {
    files: [...known].filter(isNamed).length + wrong.length,
    problems: [...wrong.map((path) => unknownPath(path, files)), ...atPaths],
    elsewhere: others === 0 ? [] : [`${count(others, 'problem')} in other files; all of them: npm run check:content`],
  };
}
