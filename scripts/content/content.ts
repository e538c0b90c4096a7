import type { Age } from './history.ts';
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

type EntryOf<K extends Kind> = Entry<Kinds[K]>;

/** All entries that passed their schema, and the names of all files, passed or not. */
export class Content {
  readonly #valid = new Map<Kind, Entry[]>();
  readonly #files = new Map<Kind, Map<string, string>>();

  /** The drawings that areas name. */
  readonly pictures: DrawingsByName;

  /** The tables of figures; undefined while one of them has problems. */
  readonly tables: Tables | undefined;

  readonly #readAges: () => ReadonlyMap<string, Age>;
  #ages: ReadonlyMap<string, Age> | undefined;

  constructor(
    all: readonly Pick<Entry, 'kind' | 'slug' | 'file'>[],
    valid: readonly Entry[],
    readAges: () => ReadonlyMap<string, Age> = () => new Map(),
    pictures: DrawingsByName = new Map(),
    tables?: Tables,
  ) {
    this.pictures = pictures;
    this.tables = tables;
    this.#readAges = readAges;
    for (const { kind, slug, file } of all) {
      const files = this.#files.get(kind) ?? new Map<string, string>();
      this.#files.set(kind, files.set(slug, file));
    }
    for (const entry of valid) {
      const entries = this.#valid.get(entry.kind) ?? [];
      this.#valid.set(entry.kind, entries);
      entries.push(entry);
    }
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
    const entry = this.all(kind).find((candidate) => candidate.slug === slug);
    if (entry === undefined) throw new Error(`There is no ${kind} called "${slug}".`);
    return entry;
  }

  /** The slugs of all files of a kind, including those that did not pass. */
  slugs(kind: Kind): string[] {
    return [...(this.#files.get(kind)?.keys() ?? [])];
  }

  /** The kinds that have files. */
  kinds(): Kind[] {
    return [...this.#files.keys()];
  }

  /** All files of a kind, including those that did not pass. */
  files(kind: Kind): { slug: string; file: string }[] {
    return [...(this.#files.get(kind) ?? [])].map(([slug, file]) => ({ slug, file }));
  }

  /** Every entry that passed its schema. */
  entries(): Entry[] {
    return [...this.#valid.values()].flat();
  }

  /** How old files are, by path. Git is read at the first call, because few runs need the ages. */
  ages(): ReadonlyMap<string, Age> {
    this.#ages ??= this.#readAges();
    return this.#ages;
  }

  /** The same files with changed entries. */
  map(change: (entry: Entry) => Entry): Content {
    const all = [...this.#files].flatMap(([kind, files]) => [...files].map(([slug, file]) => ({ kind, slug, file })));
    return new Content(all, this.entries().map(change), this.#readAges, this.pictures, this.tables);
  }

  /** The paths of all data files. */
  fileNames(): string[] {
    return [...this.#files.values()].flatMap((files) => [...files.values()]);
  }
}
