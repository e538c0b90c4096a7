import { expect, test } from 'vitest';
import { findAreas, type Answer } from '#places/find-areas.ts';
import { findBlock } from '#block/find-block.ts';
import { blocksIn } from '#content/places/blocks.ts';
import { check } from '../../src/checks/check-content.ts';
import { withFigures } from '../../src/content/fill.ts';
import { plain, typeset } from '../../src/content/text/typeset.ts';
import { finderIndex, readingOf } from '../../src/places/data.ts';

const content = typeset(withFigures(check('.').content));
const index = finderIndex(content);
const reading = readingOf(content);
const areas = plain(content.all('neighbourhood'));
const rowsOf = (name: 'places' | 'postal-sectors') => content.tables?.get(name)?.rows.map(({ cells }) => cells) ?? [];

const ask = (typed: string) => findAreas(typed, index, reading);
const granted = ({ kind }: Answer) => kind === 'yes' || kind === 'several';
/** What an answer says, whatever it calls the place: whether the company comes, and from where. */
const said = (answer: Answer) =>
  'near' in answer ? [granted(answer) ? 'yes' : answer.kind, answer.near] : [answer.kind];

const names = [...new Set(index.places.flatMap(([joined]) => joined.split(';')))];
/** The field for a block of each area. */
const fields = areas.map(({ slug, data }) => {
  const streets = data.streets?.list ?? [];
  const places = [data.name, ...data.coverage.names];
  const area = { path: `/${slug}`, streets, places, short: reading.short };
  return { slug, streets, find: (typed: string) => findBlock(typed, area, { index, reading }) };
});

/** The ways in which somebody may type a name. */
function formsOf(name: string): string[] {
  const shortened = Object.entries(reading.short).reduce(
    (text, [short, word]) => text.replaceAll(new RegExp(String.raw`\b${word}\b`, 'gi'), short),
    name,
  );
  return [name.toUpperCase(), `  ${name.toLowerCase()} `, name.replaceAll(/['’]/g, ''), shortened];
}

test('a name has one answer, however it is typed', () => {
  const differing = names.flatMap((name) =>
    formsOf(name)
      .filter((form) => JSON.stringify(said(ask(form))) !== JSON.stringify(said(ask(name))))
      .map((form) => `${form}: ${JSON.stringify(said(ask(form)))}, but ${name}: ${JSON.stringify(said(ask(name)))}`),
  );
  expect(differing).toEqual([]);
});

test('names of one place have one answer', () => {
  const differing = rowsOf('places').flatMap(({ name = '', also = '' }) =>
    also.split(';').filter((other) => other !== '' && ask(other).kind !== ask(name).kind),
  );
  expect(differing).toEqual([]);
});

test('a postal sector is answered like its places, or else "in part"', () => {
  const contradictions = rowsOf('postal-sectors').flatMap(({ sector = '', places = '' }) => {
    const whole = ask(sector.padEnd(reading.digits, '0'));
    return places
      .split(', ')
      .flatMap((name) =>
        [ask(sector), ...(index.sectors[sector] === undefined ? [] : [whole])]
          .filter((answer) => answer.kind !== 'part' && said(answer)[0] !== said(ask(name))[0])
          .map((answer) => `${sector} is ${answer.kind}, but ${name} is ${ask(name).kind}`),
      );
  });
  expect(contradictions).toEqual([]);
});

test('no postcode of an area is in a sector that is denied', () => {
  const postcodes = content.tables?.get('postcodes-nearest')?.rows ?? [];
  // All of them would take long.
  const denied = postcodes
    .filter((_, at) => at % 10 === 0)
    .filter(({ cells: { postcode = '', slug } }) => {
      const answer = ask(postcode);
      const sector = Object.keys(index.sectors).find((digits) => postcode.startsWith(digits))!;
      return (
        !granted(answer) ||
        !('near' in answer) ||
        answer.near[0]![0] !== `/${slug}` ||
        /^(far|usual)$/.test(ask(sector).kind)
      );
    });
  expect(denied.map(({ cells }) => cells['postcode'])).toEqual([]);
});

/** The names in a sentence: words with capitals, if there are two or if one does not begin a sentence. */
const namesIn = (text: string) =>
  text.match(
    /(?<![\p{L}]|^|[.!?] )\p{Lu}\p{Ll}[\p{L}’'-]{2,}|\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*| \d+)+/gu,
  ) ?? [];

test('the finder knows each sector, place, area, street and name that the site mentions', () => {
  const typed = [
    ...Object.keys(index.sectors),
    ...names,
    ...rowsOf('postal-sectors').flatMap(({ places = '' }) => places.split(', ')),
    ...areas.flatMap(({ data }) => namesIn(`${data.description} ${data.paragraph ?? ''}`)),
  ];
  expect([...new Set(typed)].filter((text) => !('near' in ask(text)))).toEqual([]);
});

test('an area is its own stop, by its name, its codes, and the sector whose first place it is', () => {
  const wrong = areas.flatMap(({ slug, data }) => {
    const sectors = rowsOf('postal-sectors').filter(({ places = '' }) => places.split(', ')[0] === data.name);
    return [data.name, `${data.name} MRT`, ...data.codes, ...sectors.map(({ sector = '' }) => sector)].filter(
      (typed) => {
        const answer = ask(typed);
        const paths = 'near' in answer ? answer.near.map(([path]) => path) : [];
        // Two areas may have one station.
        return (data.codes.includes(typed) ? paths : paths.slice(0, 1)).every((path) => path !== `/${slug}`);
      },
    );
  });
  expect(wrong).toEqual([]);
});

test('what an area mentions is answered with the area', () => {
  const others = new Set(areas.map(({ data }) => data.name));
  const wrong = areas.flatMap(({ slug, data }) =>
    [...data.coverage.names, ...(data.streets?.list.map(({ name }) => name) ?? [])]
      // A street or an estate may have the name of another area.
      .filter((name) => !others.has(name))
      .flatMap((name) => [name, `Blk 1 ${name} #02-03`])
      .filter((typed) => {
        const answer = ask(typed);
        return !granted(answer) || !('near' in answer) || !answer.near.some(([path]) => path === `/${slug}`);
      }),
  );
  expect(wrong).toEqual([]);
});

test('the field for a block finds each block, and denies nothing that the finder grants', () => {
  const unfound = fields.flatMap(({ streets, find }) =>
    streets
      .map(({ name, blocks }) => `Blk ${blocksIn(blocks)[0]} ${name}`)
      .filter((typed) => find(typed).kind !== 'found'),
  );
  expect(unfound).toEqual([]);
  // All names in the fields of all areas would take minutes.
  const denied = names.filter((name, at) => {
    const answer = ask(name);
    return (
      granted(answer) && [0, 1].some((next) => fields[(at + next) % fields.length]!.find(name).kind.startsWith('un'))
    );
  });
  expect(denied).toEqual([]);
});
