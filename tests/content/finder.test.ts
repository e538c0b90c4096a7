import { expect, test } from 'vitest';
import { findAreas } from '#components/find-areas.ts';
import { check } from '../../src/checks/check-content.ts';
import { withFigures } from '../../src/content/fill.ts';
import { typeset } from '../../src/content/typeset.ts';
import { finderIndex, readingOf } from '../../src/pages/locations/finder-index.ts';

const content = typeset(withFigures(check('.').content));
const index = finderIndex(content);
const reading = readingOf(content);

/** The names in a sentence: words with capitals, if there are two or if one does not begin a sentence. */
const namesIn = (text: string) =>
  text.match(/(?<![\p{L}]|^|[.!?] )\p{Lu}\p{Ll}[\p{L}’'-]{2,}|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+| \d+)+/gu) ?? [];

test('the finder knows each sector, place, area, street and name that the site mentions', () => {
  const typed = [
    ...Object.keys(index.sectors),
    ...index.places.flatMap(([names]) => names.split(';')),
    ...Object.keys(index.codes),
    ...Object.values(index.texts).flatMap(namesIn),
  ];
  expect([...new Set(typed)].filter((text) => !('near' in findAreas(text, index, reading)))).toEqual([]);
});

test('what an area mentions is answered with the area', () => {
  const wrong = content.all('neighbourhood').flatMap(({ slug, data }) => {
    const names = [data.name, ...data.coverage.names, ...(data.streets?.list.map(({ name }) => name) ?? [])];
    // A street or an estate may have the name of another area.
    const others = content.all('neighbourhood').flatMap((area) => (area.slug === slug ? [] : area.data.name));
    return names.filter((name) => {
      if (others.includes(name)) return false;
      const answer = findAreas(name, index, reading);
      return !('near' in answer) || answer.kind === 'far' || !answer.near.some(([path]) => path === `/${slug}`);
    });
  });
  expect(wrong).toEqual([]);
});
