import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Entry } from './content.ts';
import type { Kind } from './kinds.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problem.ts';

/** Reads and compiles `schema/*.schema.json`. Throws on a schema that is itself wrong: a fault of the project. */
export function compileSchemas(root: string): (kind: Kind) => ValidateFunction {
  // `verbose` puts the schema's own description and examples into each error, which is what the message is made of.
  const ajv = new Ajv({ strict: true, allErrors: true, verbose: true });
  addFormats.default(ajv);
  const folder = join(root, 'schema');
  for (const name of readdirSync(folder)) {
    ajv.addSchema(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
  }
  return (kind) => {
    const validate = ajv.getSchema(`${kind}.schema.json`);
    if (validate === undefined) throw new Error(`There is no schema/${kind}.schema.json.`);
    return validate as ValidateFunction;
  };
}

/** Keeps the entries that satisfy their schema and reports the others. */
export function checkSchemas(
  entries: readonly Entry[],
  validatorOf: (kind: Kind) => ValidateFunction,
): { valid: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const valid = entries.filter((entry) => {
    const validate = validatorOf(entry.kind);
    if (validate(entry.data)) return true;
    problems.push(...schemaProblems(entry, validate.errors as ErrorObject[]));
    return false;
  });
  return { valid, problems };
}
