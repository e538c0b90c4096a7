import type { Content, Entry } from '#content/content.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { repeated } from '#content/group.ts';
import type { Check } from './check.ts';

interface Named {
  entry: Entry;
  path: Path;
  name: string;
}

const duplicates = (items: readonly Named[], noun: string): Problem[] =>
  repeated(items, ({ name }) => name.toLowerCase()).map(([first, ...others]) => ({
    place: placeOf(first.entry, first.path),
    rule: 'duplicate-name',
    message: `${others.length === 1 ? 'Two' : others.length + 1} ${noun} are called "${first.name}".`,
    fix: 'give each another name.',
    also: others.map(({ entry, path }) => placeOf(entry, path)),
  }));

/** A name with spaces around it or several in a row: pages and addresses show it in another way than its file. */
function wronglySpaced(content: Content): Problem[] {
  return content.all('neighbourhood').flatMap((entry) => {
    const { name } = entry.data;
    const right = name.trim().replaceAll(/\s+/g, ' ');
    if (right === name) return [];
    const place = placeOf(entry, ['name']);
    const message = `The name ${JSON.stringify(name)} has a space or a line too many.`;
    return [{ place, rule: 'spaces-in-a-name', message, fix: `write →  name: ${right}` }];
  });
}

/** No two areas, services, groups or sources have the same name, and those of areas have single spaces. */
export const names: Check = (content) => [
  ...wronglySpaced(content),
  ...duplicates(
    content.all('neighbourhood').map((entry) => ({ entry, path: ['name'], name: entry.data.name })),
    'areas',
  ),
  ...duplicates(
    content.all('service').map((entry) => ({ entry, path: ['enquiryName'], name: entry.data.enquiryName })),
    'services',
  ),
  ...content.all('groups').flatMap((entry) =>
    duplicates(
      entry.data.map(({ name }, index) => ({ entry, path: [index, 'name'], name })),
      'groups',
    ),
  ),
  ...content.all('sources').flatMap((entry) =>
    duplicates(
      entry.data.sources.map(({ name }, index) => ({ entry, path: ['sources', index, 'name'], name })),
      'sources',
    ),
  ),
];
