import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Entry } from './content.ts';
import type { Kind } from './kinds.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problem.ts';

/** A schema with the shared pieces in the places of their references, so that a message about a missing field knows them. */
function inlined(schema: unknown, shared: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, shared));
  if (typeof schema !== 'object' || schema === null) return schema;
  const [, piece] = /#\/definitions\/(\w+)$/.exec(String((schema as { $ref?: unknown }).$ref)) ?? [];
  if (piece !== undefined) return inlined(shared[piece], shared);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(value, shared)]));
}

/** Reads and compiles `schema/*.schema.json`. Throws on a schema that is itself wrong: a fault of the project. */
export function compileSchemas(root: string): (kind: Kind) => ValidateFunction {
  // `verbose` puts the schema's own description and examples into each error, which is what the message is made of.
  const ajv = new Ajv({ strict: true, allErrors: true, verbose: true });
  addFormats.default(ajv);
  const folder = join(root, 'schema');
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
  const shared = read('shared.schema.json')['definitions'] as Readonly<Record<string, unknown>>;
  for (const name of readdirSync(folder)) ajv.addSchema(inlined(read(name), shared) as object);
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
