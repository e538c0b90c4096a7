import type { Kinds } from '#generated/entries.ts';
import { schemaTexts } from './schema-files.ts';
import { inlinedSchema } from './schema/inlined-schema.ts';
import type { Path } from './place.ts';

export type { Kinds };
export type Kind = keyof Kinds;

interface Folder {
  kind: Kind;
  /** What a message calls one of its entries. */
  noun: string;
  example: string;
}

/** Where the desk folds fields that are not what visitors read on the page. */
export type FieldPlace = 'search' | 'menu' | 'map' | 'engineer';

/** A field, a group or a list in a schema. */
export interface Part {
  type?: string;
  properties?: Readonly<Record<string, Part>>;
  required?: readonly string[];
  items?: Part;
  minItems?: number;
  maxItems?: number;
  description?: string;
  examples?: readonly unknown[];
  enum?: readonly (string | boolean)[];
  format?: string;
  /** The value of a new item in the desk. */
  default?: unknown;
  pattern?: string;
  minLength?: number;
  /** Its name in a form, if its key does not say it. */
  'x-label'?: string;
  /** What the form says beside the name in place of the description. */
  'x-hint'?: string;
  'x-place'?: FieldPlace;
  /** The number of characters that a search result shows. */
  'x-count'?: number;
  /** What one item of a list is called. */
  'x-item'?: string;
  /** The folder with the files of which this text names one. */
  'x-of'?: string;
  /** The field beside it from whose text it is made, if it is empty when somebody leaves that field. */
  'x-from'?: string;
  /** What somebody wants who comes to the desk to change this, or to add such an item to its list. */
  'x-task'?: string;
  /**
   * The placeholders that work only in this text, or in the Markdown of this file; "figures" are those of the area. With
   * "none" no others work either, because the value fills other texts.
   */
  'x-placeholders'?: readonly string[] | 'figures' | 'none';
}

/** Where the entries of a schema are: in one file, or in a folder of files. The schema of shared types has neither. */
interface Located extends Part {
  $id: string;
  'x-file'?: string;
  /** What editors call the file. */
  'x-name'?: string;
  /** Whether only engineers need its files. */
  'x-advanced'?: boolean;
  'x-folder'?: Omit<Folder, 'kind'> & { path: string; plural: string };
}

const fileKeywords = ['x-file', 'x-name', 'x-advanced', 'x-folder'];
const deskKeywords = ['x-label', 'x-hint', 'x-place', 'x-count', 'x-item', 'x-of', 'x-from', 'x-task'];

/**
 * The keywords of the project: where a schema's files are and what editors call them, how the desk shows a field, and the
 * placeholders of a single text. A validator skips them.
 */
export const ownKeywords = [...fileKeywords, ...deskKeywords, 'x-placeholders', 'tsType'];

/** The schemas without references. */
export const schemas: readonly Located[] = [...schemaTexts.values()].map(
  (text) => inlinedSchema(text, schemaTexts.get('shared.schema.json')!) as Located,
);
const located = schemas.map((schema) => ({ kind: schema.$id.replace('.schema.json', '') as Kind, schema }));

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

const byKind = new Map(located.map(({ kind, schema }) => [kind, schema]));

/** The schema of a kind, without references. */
export const partOf = (kind: Kind): Part => byKind.get(kind)!;

/** What editors call the only file of a kind. */
export const fileNameOf = (kind: Kind) => byKind.get(kind)?.['x-name'];

export const forEngineers = 'For engineers';

/** The group of a kind in a list of all files: its folder, or one of single files. */
export function groupOf(kind: Kind): string {
  const schema = byKind.get(kind);
  if (schema?.['x-advanced']) return forEngineers;
  return schema?.['x-folder']?.plural ?? (kind.startsWith('page-') ? 'Pages' : 'On many pages');
}

/** A part inside a part: of a list, that of its items. */
export const innerPart = (part: Part | undefined, key: string | number): Part | undefined =>
  typeof key === 'number' ? part?.items : part?.properties?.[key];

/** Whether a text is words. Another character in a choice, a date or a code would make it another one. */
export const isWords = ({ enum: choices, format, pattern }: Part) =>
  choices === undefined && format === undefined && (pattern === undefined || new RegExp(pattern, 'u').test('– '));

/** The part of a kind's schema that describes the value at a path. */
export const partAt = (kind: Kind, path: Path): Part | undefined => path.reduce(innerPart, byKind.get(kind));

/**
 * The placeholders that work in only one text of a kind, because their values are known only where the text is shown.
 */
export const placeholdersOf = (kind: Kind, path: Path): NonNullable<Part['x-placeholders']> =>
  partAt(kind, path)?.['x-placeholders'] ?? [];

/** Whether a text is a sentence of an area, into which its figures are filled. */
export const hasFigures = (kind: Kind, path: Path): boolean => placeholdersOf(kind, path) === 'figures';

/** Whether a text is a sentence of the company. The other texts of an area are names and codes. */
export const isProse = (kind: Kind, path: Path): boolean => kind !== 'neighbourhood' || hasFigures(kind, path);
