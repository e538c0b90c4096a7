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

/**
 * Names with spaces around them, several in a row or other spaces than that of the keyboard: pages, addresses and forms
 * do not show and send them as their file has them.
 */
function wronglySpaced(names: readonly Named[]): Problem[] {
  return names.flatMap(({ entry, path, name }) => {
    const right = name.trim().replaceAll(/\s+/g, ' ');
    if (right === name) return [];
    const message = `The name ${JSON.stringify(name)} has a space or a line too many.`;
    return [
      { place: placeOf(entry, path), rule: 'spaces-in-a-name', message, fix: `write →  ${path.at(-1)}: ${right}` },
    ];
  });
}

const areaNames = (content: Content): Named[] =>
  content.all('neighbourhood').map((entry) => ({ entry, path: ['name'], name: entry.data.name }));

/** The choices of the enquiry form: the services, and the other one. */
const choiceNames = (content: Content): Named[] => [
  ...content.all('service').map((entry) => ({ entry, path: ['enquiryName'], name: entry.data.enquiryName })),
  ...content.all('site').map((entry) => ({ entry, path: ['otherService'], name: entry.data.otherService })),
];

/** No two areas, services, groups or sources have the same name, and those of areas have single spaces. */
export const names: Check = (content) => [
  ...wronglySpaced([...areaNames(content), ...choiceNames(content)]),
  ...duplicates(areaNames(content), 'areas'),
  ...duplicates(choiceNames(content), 'services'),
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
