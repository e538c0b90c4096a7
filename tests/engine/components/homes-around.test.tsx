import { load, type CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { examples } from '#components/HomesAround.examples.tsx';
import { renderExample } from '#gallery/render-example.tsx';

function shown(name: string): CheerioAPI {
  const example = examples.find((candidate) => candidate.name === name);
  if (example === undefined) throw new Error(`There is no example "${name}".`);
  return load(renderExample(example), null, false);
}

const textsOf = ($: CheerioAPI, selector: string) => [...$(selector)].map((node) => $(node).text());
const headings = ($: CheerioAPI) => textsOf($, 'h3, h4');

/** The number of cars, the right edge of the last one, and the smallest width. */
function train($: CheerioAPI): { cars: number; end: number; least: number } {
  const cars = [...$('svg.cars g > path:first-child')].map((path) => {
    const data = $(path).attr('d') ?? '';
    const [, x, width] = /^M(\d+) 54V6a4 4 0 0 1 4-4h(-?\d+)/.exec(data) ?? [];
    return { x: Number(x), width: Number(width) + (data.includes('q14 2') ? 22 : 8) };
  });
  return {
    cars: cars.length,
    end: Math.max(...cars.map(({ x, width }) => x + width)),
    least: Math.min(...cars.map(({ width }) => width)),
  };
}

test('an area with flats shows them by kind, decades, households, times and the nearest areas', () => {
  const $ = shown('with flats');
  expect(headings($)).toEqual([
    'Homes around Area',
    'When the flats were built',
    'Households',
    'A clean usually takes',
    'New flats',
    'Moving',
    'Nearest areas',
  ]);
  expect(textsOf($, 'dl:first div > dt').slice(0, 4)).toEqual(['1-room', '2-room', '3-room', '4-room and larger']);
  expect(textsOf($, 'dl:first dd')).toEqual(['0%', '12%', '58%', '30%']);
  expect(textsOf($, 'ol > li')).toEqual([
    'AreaYou are here',
    'SecondNE2 0.8 km',
    'Gardens of LongbottomEW33 1.2 km',
    'Fourth 12 km',
  ]);
  expect([...$('ol a')].map((link) => $(link).attr('href'))).toEqual(['/second', '/third', '/fourth']);
  expect(train($).cars).toBe(3);
  expect($('svg.cars').attr('aria-label')).toBe('71% flats, 21% condominiums, 8% houses');
});

test.each([
  ['one kind of household is 1%', 3],
  ['one kind of household is absent', 2],
  ['all households are of one kind', 1],
])('the train: %s: it has %i visible cars, and fits into its picture', (name, cars) => {
  const drawn = train(shown(name));
  expect(drawn.cars).toBe(cars);
  expect(drawn.least).toBeGreaterThanOrEqual(26);
  expect(drawn.end).toBeLessThanOrEqual(320);
});

test('what an area has no figures for is left out', () => {
  const $ = shown('households are not published');
  expect($('svg.cars')).toHaveLength(0);
  expect(headings($)).not.toContain('Households');
  for (const name of ['no durations', 'no flats and no durations']) {
    expect(headings(shown(name))).not.toContain('A clean usually takes');
  }
  const without = shown('no flats');
  expect(headings(without)).toEqual([
    'Homes around Area',
    'A clean usually takes',
    'New flats',
    'Moving',
    'Nearest areas',
  ]);
  expect(without('h3 + p').text()).toBe('No flats stand within 1 km of the station.');
});

test('a sentence about the homes of the subzone is between their heading and the train', () => {
  const $ = shown('households with a sentence');
  expect($('h4:contains("subzone") + p').text()).toBe('The flats above are outside it.');
  expect($('h4:contains("subzone") + p + svg.cars')).toHaveLength(1);
});

test.each([
  ['with flats', 3, 2],
  ['no durations', 0, 4],
  ['no further figures', 3, 0],
  ['one further figure', 0, 4],
  ['no flats', 3, 0],
  ['no flats and no durations', 0, 2],
])('the cells about an area leave no gap in a row: %s', (name, thirds, halves) => {
  // The cells of a row share twelve columns.
  expect(shown(name)('.homes-cell-four')).toHaveLength(thirds);
  expect(shown(name)('.homes-cell-six')).toHaveLength(halves);
});

test('if all flats are of one decade, a sentence replaces the chart', () => {
  const $ = shown('all flats of one decade');
  expect($('h4:contains("built") + p').text()).toBe('All in the 1970s.');
  expect($('svg.decades')).toHaveLength(0);
});
