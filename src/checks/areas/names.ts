import type { Content, Entry } from '#content/content.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { repeated } from '#content/group.ts';
import { readEnquiry } from '../../../supabase/functions/send-contact-email/enquiry.ts';
import type { Check } from '../check.ts';

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

const areaNames = (content: Content): Named[] =>
  content.all('neighbourhood').map((entry) => ({ entry, path: ['name'], name: entry.data.name }));

/** The choices of the enquiry form: the services, and the other one. */
const choiceNames = (content: Content): Named[] => [
  ...content.all('service').map((entry) => ({ entry, path: ['enquiryName'], name: entry.data.enquiryName })),
  ...content.all('site').map((entry) => ({ entry, path: ['otherService'], name: entry.data.otherService })),
];

/** Names that forms send and the function stores otherwise than their file has them: it reads an enquiry with each. */
function changed(content: Content, names: readonly Named[]): Problem[] {
  const [words] = content.all('interface');
  if (words === undefined) return [];
  const visitor = { email: 'a@a.sg', phone: '1', message: 'a' };
  return names.flatMap(({ entry, path, name }) => {
    const known = { services: [name], areas: [], choices: {}, block: '', language: 'en', words: words.data as never };
    const reading = readEnquiry({ ...visitor, name: 'a', service: name }, known);
    if ('enquiry' in reading && reading.enquiry.service === name) return [];
    const right = readEnquiry({ ...visitor, name, service: 'a' }, { ...known, services: ['a'] });
    const clean = 'enquiry' in right ? right.enquiry.name : '';
    const isLong = clean === name || clean === '';
    const message = `The name ${JSON.stringify(name)} ${isLong ? 'is too long for an enquiry.' : 'has a space, a line or an invisible character too many.'}`;
    const fix = isLong ? 'write a shorter name.' : `write →  ${path.at(-1)}: ${clean}`;
    return [{ place: placeOf(entry, path), rule: 'name-in-an-enquiry', message, fix }];
  });
}

/** No two areas, services, groups or sources have the same name, and forms send those of areas and services unchanged. */
export const names: Check = (content) => [
  ...changed(content, [...areaNames(content), ...choiceNames(content)]),
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
