import { takeBackend, type Environment } from '../content/backend.ts';
import { Content } from '../content/content.ts';
import { agesOf, type Age } from '../content/ages.ts';
import { load } from '../content/load.ts';
import { sortProblems, type Problem } from '../content/problem.ts';
import { checkSchemas, compileSchemas } from '../content/schema-check.ts';
import { joinTables } from '../content/tables/join.ts';
import { readTables } from '../content/tables/read.ts';
import { checks } from './index.ts';

/**
 * Loads and checks everything below `data/` of a project folder, and the settings of the backend in the environment
 * variables. Returns all problems, sorted.
 */
export function check(
  root: string,
  environment: Environment = {},
  validatorOf = compileSchemas(root),
  readAges: () => ReadonlyMap<string, Age> = () => agesOf(root),
): { content: Content; problems: Problem[] } {
  const { found, entries, pictures, problems: loading } = load(root);
  const { valid, problems: schema } = checkSchemas(entries, validatorOf);
  const { entries: withBackend, problems: settings } = takeBackend(valid, environment);
  const { tables, problems: ofTables } = readTables(root);
  const content = new Content(found, joinTables(withBackend, tables), readAges, pictures, tables);
  const ofChecks = checks.flatMap(({ run }) => run(content));
  return { content, problems: sortProblems([...loading, ...ofTables, ...schema, ...settings, ...ofChecks]) };
}
