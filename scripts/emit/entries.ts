import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { banner, type EmittedFile } from './file.ts';

const unionOfAll = 'AllEntries';

/** The types of all entries, from the schemas. Their descriptions become the comments. */
export async function emitEntryTypes(root: string): Promise<EmittedFile> {
  const folder = join(root, 'schema');
  const names = readdirSync(folder).toSorted();
  const titleOf = (name: string) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { title: string }).title;
  // One schema that mentions every other makes one module in which a shared piece is declared once.
  const all: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      names.filter((name) => name !== 'shared.schema.json').map((name) => [titleOf(name), { $ref: name }]),
    ),
  };
  const text = await compile(all, unionOfAll, {
    cwd: `${folder}/`,
    bannerComment: '',
    format: false,
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: true,
  });
  return { path: 'entries.ts', text: `${banner('schema/*.schema.json')}\n${text}` };
}
