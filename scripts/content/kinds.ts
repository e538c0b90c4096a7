import { readdirSync, readFileSync } from 'node:fs';
import type { Kinds } from '../../src/generated/entries.ts';

export type { Kinds };
export type Kind = keyof Kinds;

interface Folder {
  kind: Kind;
  /** What a message calls one of its entries. */
  noun: string;
  example: string;
}

/** Where the entries of a schema are: in one file, or in a folder of files. The shared pieces are in none. */
interface Located {
  'x-file'?: string;
  'x-folder'?: Omit<Folder, 'kind'> & { path: string };
}

/** The keywords by which a schema names its files; a validator has no use for them. */
export const locationKeywords = ['x-file', 'x-folder'] as const;

const schemas = new URL('../../schema/', import.meta.url);
const located = readdirSync(schemas).map((name) => ({
  kind: name.replace('.schema.json', '') as Kind,
  schema: JSON.parse(readFileSync(new URL(name, schemas), 'utf8')) as Located,
}));

/** Kinds of which there is exactly one file. */
export const singleFiles: Readonly<Record<string, Kind>> = Object.fromEntries(
  located.flatMap(({ kind, schema }) => (schema['x-file'] === undefined ? [] : [[schema['x-file'], kind]])),
);

/** Folders in which every file is an entry of one kind. */
export const folders: Readonly<Record<string, Folder>> = Object.fromEntries(
  located.flatMap(({ kind, schema }) => {
    if (schema['x-folder'] === undefined) return [];
    const { path, ...folder } = schema['x-folder'];
    return [[path, { kind, ...folder }]];
  }),
);
