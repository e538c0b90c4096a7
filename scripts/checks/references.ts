import type { Content, Entry } from '../content/content.ts';
import type { Kind, Kinds } from '../content/kinds.ts';
import { placeOf, type Path } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import { sourcesOf } from '../content/sources.ts';
import { didYouMean, suggestion } from '../content/wording.ts';
import type { Check } from './check.ts';
import { fixOfRename } from './renamed-by-hand.ts';

interface Reference {
  entry: Entry;
  path: Path;
  name: string;
  noun: string;
  choices: readonly string[];
  /** The file to which a new choice would be added. */
  home: string;
}

const fileReference = (
  content: Content,
  entry: Entry,
  path: Path,
  name: string,
  kind: Kind,
  noun: string,
  folder: string,
): Reference => ({
  entry,
  path,
  name,
  noun,
  choices: content.slugs(kind),
  home: `${folder}/${name}.yaml`,
});

const groupReference = (entry: Entry<Kinds['neighbourhood']>, choices: readonly string[]): Reference => ({
  entry,
  path: ['group'],
  name: entry.data.group,
  noun: 'group',
  choices,
  home: 'data/groups.yaml',
});

const sourceReferences = (entry: Entry<object>, choices: readonly string[]): Reference[] =>
  sourcesOf(entry.data).map(({ name, path }) => ({
    entry,
    path,
    name,
    noun: 'source',
    choices,
    home: 'data/sources.yaml',
  }));

function areaReferences(content: Content): Reference[] {
  const groups = content.all('groups').flatMap(({ data }) => data.map(({ name }) => name));
  const sources = content.all('sources').flatMap(({ data }) => data.sources.map(({ name }) => name));
  const areas = content.all('neighbourhood');
  return [
    ...(groups.length === 0 ? [] : areas.map((entry) => groupReference(entry, groups))),
    ...(sources.length === 0 ? [] : areas.flatMap((entry) => sourceReferences(entry, sources))),
  ];
}

/** The names of files that entries refer to. */
export function listReferences(content: Content): Reference[] {
  const faqs = [...content.all('page-home'), ...content.all('page-neighbourhood'), ...content.all('service')].map(
    (entry) =>
      fileReference(content, entry, ['faq', 'list'], entry.data.faq.list, 'faq', 'list of questions', 'data/faqs'),
  );
  const reviews = [...content.all('page-home'), ...content.all('service')].flatMap((entry) =>
    entry.data.testimonials === undefined
      ? []
      : [
          fileReference(
            content,
            entry,
            ['testimonials', 'list'],
            entry.data.testimonials.list,
            'testimonials',
            'list of reviews',
            'data/testimonials',
          ),
        ],
  );
  const featured = content
    .all('page-home')
    .flatMap((entry) =>
      entry.data.areas.featured.map((name, index) =>
        fileReference(
          content,
          entry,
          ['areas', 'featured', index],
          name,
          'neighbourhood',
          'area',
          'data/neighbourhoods',
        ),
      ),
    );
  const sectors = content
    .all('postal-sectors')
    .flatMap((entry) =>
      entry.data.flatMap(({ nearest }, index) =>
        nearest.map(({ area }, place) =>
          fileReference(
            content,
            entry,
            [index, 'nearest', place, 'area'],
            area,
            'neighbourhood',
            'area',
            'data/neighbourhoods',
          ),
        ),
      ),
    );
  return [...faqs, ...reviews, ...featured, ...sectors];
}

function problemOf(content: Content, { entry, path, name, noun, choices, home }: Reference): Problem {
  const meant = suggestion(name, choices);
  const add = home.includes(`/${name}.yaml`) ? `add ${home}` : `add it to ${home}`;
  return {
    place: placeOf(entry, path),
    rule: 'unknown-reference',
    message: `There is no ${noun} called "${name}".${didYouMean(name, choices)}`,
    fix:
      (home.startsWith('data/neighbourhoods') ? fixOfRename(content, name) : undefined) ??
      (meant === undefined
        ? `write a name that exists, or ${add}.`
        : `write →  ${typeof path.at(-1) === 'number' ? '' : `${path.at(-1)}: `}${meant}`),
  };
}

/** A name that refers to another entry is the name of an entry that exists. */
export const references: Check = (content) =>
  [...areaReferences(content), ...listReferences(content)]
    .filter(({ name, choices }) => !choices.includes(name))
    .map((reference) => problemOf(content, reference));
