/** A kind of file that the desk can make; the schemas define it. */
export interface NewEntryKind {
  kind: string;
  /** For instance "List of questions". */
  label: string;
  /** For instance "data/faqs". */
  folder: string;
}

interface Schema {
  'x-folder'?: { path: string; noun: string };
}

export function newEntryKindsOf(schemas: Readonly<Record<string, string>>): NewEntryKind[] {
  return Object.entries(schemas).flatMap(([path, text]): NewEntryKind[] => {
    const kind = /^schema\/(.+)\.schema\.json$/.exec(path)?.[1];
    const folder = kind && (JSON.parse(text) as Schema)['x-folder'];
    // Areas have a form of their own.
    if (!folder || kind === 'neighbourhood') return [];
    const noun = folder.noun.replace(/^an? /, '');
    return [{ kind, label: noun.charAt(0).toUpperCase() + noun.slice(1), folder: folder.path }];
  });
}
