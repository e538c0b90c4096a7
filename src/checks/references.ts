import type { Content, Entry } from '#content/content.ts';
import { fileNameOf, folders, partAt, partOf } from '#content/kinds.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { sourcesOf } from '#content/sources.ts';
import { textsOf } from '#content/text/texts.ts';
import { didYouMean, labelOf, suggestion } from '#content/text/wording.ts';
import type { Check } from './check.ts';

interface Reference {
  entry: Entry;
  path: Path;
  name: string;
  noun: string;
  choices: readonly string[];
  /** The file to which a new choice would be added. */
  home: string;
}

/** The groups and sources that areas name. Without one of their files, that is a problem already. */
function areaReferences(content: Content): Reference[] {
  const groups = content.all('groups').flatMap(({ data }) => data.map(({ name }) => name));
  const sources = content.all('sources').flatMap(({ data }) => data.sources.map(({ name }) => name));
  const toGroups = { noun: 'group', choices: groups, home: 'data/groups.yaml' };
  const toSources = { noun: 'source', choices: sources, home: 'data/sources.yaml' };
  if (content.all('groups').length === 0 || content.all('sources').length === 0) return [];
  return content
    .all('neighbourhood')
    .flatMap((entry) => [
      { entry, path: ['group'], name: entry.data.group, ...toGroups },
      ...sourcesOf(entry.data).map((source) => ({ entry, ...source, ...toSources })),
    ]);
}

/** The names of files that entries refer to, in the fields of which the schema says so. */
export const listReferences = (content: Content): Reference[] =>
  content.entries().flatMap((entry) =>
    textsOf(entry).flatMap(({ text: name, path }) => {
      const folder = partAt(entry.kind, path)?.['x-of'];
      if (folder === undefined) return [];
      const { kind, noun } = folders[folder]!;
      const home = `${folder}/${name}.yaml`;
      return [{ entry, path, name, noun: noun.replace(/^an? /, ''), choices: content.slugs(kind), home }];
    }),
  );

/** What editors call each entry: the only file of its kind, its own name or, for a list, the pages that show it. */
export function entryNames(content: Content | undefined) {
  const references = content === undefined ? [] : listReferences(content);
  return function nameOf({ file, kind, slug, data }: Pick<Entry, 'file' | 'kind' | 'slug' | 'data'>): string {
    const { name } = (data ?? {}) as { name?: unknown };
    const own = fileNameOf(kind) ?? (typeof name === 'string' ? name : labelOf(slug));
    const { type, 'x-item': item = 'item' } = partOf(kind);
    if (type !== 'array' || own === fileNameOf(kind)) return own;
    const pages = references.filter(({ home }) => home === file).map(({ entry }) => nameOf(entry));
    return `${labelOf(item)}s: ${pages.length > 0 ? new Intl.ListFormat('en').format(pages) : own}`;
  };
}

function problemOf({ entry, path, name, noun, choices, home }: Reference): Problem {
  const meant = suggestion(name, choices);
  const add = home.includes(`/${name}.yaml`) ? `add ${home}` : `add it to ${home}`;
  return {
    place: placeOf(entry, path),
    rule: 'unknown-reference',
    message: `There is no ${noun} called "${name}".${didYouMean(name, choices)}`,
    fix:
      meant === undefined
        ? `write a name that exists, or ${add}.`
        : `write →  ${typeof path.at(-1) === 'number' ? '' : `${path.at(-1)}: `}${meant}`,
  };
}

/** A name that refers to another entry is the name of an entry that exists. */
export const references: Check = (content) =>
  [...areaReferences(content), ...listReferences(content)]
    .filter(({ name, choices }) => !choices.includes(name))
    .map(problemOf);
