import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { memoizeLast } from '../../content/memoize-last.ts';
import { readSchemas } from '../../content/schema-check.ts';
import { banner, type EmittedFile } from './file.ts';

const unionOfAll = 'AllEntries';

const written = memoizeLast<Promise<string>>();

async function typesOf(folder: string, schemas: ReadonlyMap<string, string>): Promise<string> {
  const names = [...schemas.keys()].filter((name) => name !== 'shared.schema.json').toSorted();
  const titleOf = (name: string) => (JSON.parse(schemas.get(name)!) as { title: string }).title;
  // A single schema that refers to all others is compiled into a single module, which declares each shared type once.
  const all: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [titleOf(name), { $ref: name }])),
  };
  const types = await compile(all, unionOfAll, {
    cwd: `${folder}/`,
    bannerComment: '',
    format: false,
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: true,
  });
  const kinds = names.map((name) => `"${name.replace('.schema.json', '')}": ${titleOf(name)}\n`);
  return `${types}\n/** The data of a valid entry of each kind. */\nexport interface Kinds {\n${kinds.join('')}}\n`;
}

/** The types of all entries, from the schemas. Their descriptions become the comments. */
export async function emitEntryTypes(root: string): Promise<EmittedFile> {
  const folder = join(root, 'schema');
  const schemas = readSchemas(root);
  const text = await written([...schemas].flat(), () => typesOf(folder, schemas));
  return { path: 'entries.ts', text: `${banner('schema/*.schema.json')}\n${text}` };
}
