/** A kind of file that the desk can make; the schemas define it. */
export interface NewEntryKind {
  kind: string;
  /** For instance "List of questions". */
  label: string;
}

interface Schema {
  'x-folder'?: { path: string; noun: string; plural: string };
}

// Caches the parsed schemas, because each key press renders the list of entries again.
const parsed = new Map<string, Schema>();

/** The folder of a kind's entries from its schema; undefined if the kind has no folder. */
export function folderOf(schemas: Readonly<Record<string, string>>, kind: string): Schema['x-folder'] {
  const text = schemas[`schema/${kind}.schema.json`]!;
  const schema = parsed.get(text) ?? (JSON.parse(text) as Schema);
  parsed.set(text, schema);
  return schema['x-folder'];
}

const labelOf = (noun: string) => {
  const word = noun.replace(/^an? /, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

export function newEntryKindsOf(schemas: Readonly<Record<string, string>>): NewEntryKind[] {
  const kinds = Object.keys(schemas).flatMap((path) => /^schema\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  return kinds.flatMap((kind): NewEntryKind[] => {
    const folder = folderOf(schemas, kind);
    // Areas have a form of their own.
    return folder === undefined || kind === 'neighbourhood' ? [] : [{ kind, label: labelOf(folder.noun) }];
  });
}
