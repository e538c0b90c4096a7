import { groupBy } from './group.ts';
import type { DrawingsByName } from './pictures.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { DataFile } from './place.ts';
import type { Tables } from './tables/read.ts';

/** One data file: its path, its text and its data. */
export interface Entry<T = unknown> extends DataFile {
  kind: Kind;
  /** File name without its ending: the identity of the entry, and the address of a page. */
  slug: string;
  data: T;
  /** The Markdown below the front matter; empty in a YAML file. */
  body: string;
}

export type EntryOf<K extends Kind> = Entry<Kinds[K]>;

type Named = Pick<Entry, 'kind' | 'slug' | 'file'>;

/** All entries that passed their schema, and the names of all files, passed or not. */
export class Content {
  readonly #valid: ReadonlyMap<Kind, readonly Entry[]>;
  readonly #files: readonly Named[];
  readonly #bySlug = new Map<Kind, ReadonlyMap<string, Entry>>();

  /** The drawings and photos that pages show. */
  readonly pictures: DrawingsByName;

  /** The tables of figures; undefined while one of them has problems. */
  readonly tables: Tables | undefined;

  constructor(all: readonly Named[], valid: readonly Entry[], pictures: DrawingsByName = new Map(), tables?: Tables) {
    this.pictures = pictures;
    this.tables = tables;
    // Two misnamed files may be meant to have the same name.
    this.#files = [...new Map(all.map((file) => [`${file.kind}/${file.slug}`, file])).values()];
    this.#valid = groupBy(valid, ({ kind }) => kind);
  }

  /** The entries of a kind that passed their schema, in the order of their file names. */
  all<K extends Kind>(kind: K): readonly EntryOf<K>[] {
    return (this.#valid.get(kind) ?? []) as EntryOf<K>[];
  }

  /** The one entry of a kind. Throws if there is none, which a check has already reported. */
  single<K extends Kind>(kind: K): EntryOf<K> {
    const [entry] = this.all(kind);
    if (entry === undefined) throw new Error(`There is no entry of the kind "${kind}".`);
    return entry;
  }

  /** An entry by its slug. Throws if there is none, which a check has already reported. */
  bySlug<K extends Kind>(kind: K, slug: string): EntryOf<K> {
    const entries = this.#bySlug.get(kind) ?? new Map(this.all(kind).map((entry) => [entry.slug, entry]));
    this.#bySlug.set(kind, entries);
    const entry = entries.get(slug) as EntryOf<K> | undefined;
    if (entry === undefined) throw new Error(`There is no ${kind} called "${slug}".`);
    return entry;
  }

  /** All files of a kind, including those that did not pass. */
  files(kind: Kind): readonly Named[] {
    return this.#files.filter((file) => file.kind === kind);
  }

  /** The slugs of all files of a kind, including those that did not pass. */
  slugs(kind: Kind): string[] {
    return this.files(kind).map(({ slug }) => slug);
  }

  /** The kinds that have files. */
  kinds(): Kind[] {
    return [...new Set(this.#files.map(({ kind }) => kind))];
  }

  /** The paths of all data files. */
  fileNames(): string[] {
    return this.#files.map(({ file }) => file);
  }

  /** Every entry that passed its schema. */
  entries(): Entry[] {
    return [...this.#valid.values()].flat();
  }

  /** The same files with changed entries. */
  map(change: (entry: Entry) => Entry): Content {
    const entries = this.entries().map((entry) => change(entry));
    return new Content(this.#files, entries, this.pictures, this.tables);
  }
}
