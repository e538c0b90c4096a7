import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { examples } from '#components/HomesAround.examples.tsx';
import { renderExample } from '#gallery/render-example.tsx';

function shown(name: string): CheerioAPI {
  const example = examples.find((candidate) => candidate.name === name);
  if (example === undefined) throw new Error(`There is no example "${name}".`);
  return load(renderExample(example), null, false);
}

const headings = ($: CheerioAPI) =>
  $('h3, h4')
    .toArray()
    .map((heading) => $(heading).text());

/** The number of cars, the right edge of the last one, the smallest width, and the label. */
function train($: CheerioAPI): { cars: number; end: number; least: number; label: string | undefined } {
  const cars = $('svg.cars g > path:first-child')
    .toArray()
    .map((path) => {
      const [, x, width] = /^M(\d+) 54V6a4 4 0 0 1 4-4h(-?\d+)/.exec($(path).attr('d') ?? '') ?? [];
      const last = $(path).attr('d')?.includes('q14 2') ?? false;
      return { x: Number(x), width: Number(width) + (last ? 22 : 8) };
    });
  return {
    cars: cars.length,
    end: Math.max(...cars.map(({ x, width }) => x + width)),
    least: Math.min(...cars.map(({ width }) => width)),
    label: $('svg.cars').attr('aria-label'),
  };
}

describe('an area with flats', () => {
  const $ = shown('with flats');

  test('shows flats, decades, households, times and the nearest areas', () => {
    expect(headings($)).toEqual([
      'Homes around Area',
      'When the flats were built',
      'Households',
      'A clean usually takes',
      'New flats',
      'Moving',
      'Nearest areas',
    ]);
  });

  test('lists every kind of flat with its share', () => {
    const [flats] = $('dl').toArray();
    expect(
      $(flats)
        .find('div > dt')
        .toArray()
        .map((term) => $(term).text()),
    ).toEqual(['1-room', '2-room', '3-room', '4-room and larger']);
    expect(
      $(flats)
        .find('dd')
        .toArray()
        .map((share) => $(share).text()),
    ).toEqual(['0%', '12%', '58%', '30%']);
  });

  test('shows the nearest areas', () => {
    const stops = $('ol > li')
      .toArray()
      .map((stop) => $(stop).text());
    expect(stops).toEqual(['AreaYou are here', 'SecondNE2 0.8 km', 'Gardens of LongbottomEW33 1.2 km', 'Fourth 12 km']);
    expect(
      $('ol a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['/second', '/third', '/fourth']);
  });

  test('has a train with a car for each kind of household, and the shares as text', () => {
    expect(train($)).toMatchObject({ cars: 3, label: '71% flats, 21% condominiums, 8% houses' });
  });
});

describe('the train', () => {
  test.each([
    ['one kind of household is 1%', 3],
    ['one kind of household is absent', 2],
    ['all households are of one kind', 1],
  ])('%s: it has %i visible cars, and fits into its picture', (name, cars) => {
    const drawn = train(shown(name));
    expect(drawn.cars).toBe(cars);
    expect(drawn.least).toBeGreaterThanOrEqual(26);
    expect(drawn.end).toBeLessThanOrEqual(320);
  });
});

test('without published households there is no cell for them', () => {
  const $ = shown('households are not published');
  expect($('svg.cars')).toHaveLength(0);
  expect(headings($)).not.toContain('Households');
});

test('a sentence about the homes of the subzone is between their heading and the train', () => {
  const $ = shown('households with a sentence');
  expect($('h4:contains("subzone") + p').text()).toBe('The flats above are outside it.');
  expect($('h4:contains("subzone") + p + svg.cars')).toHaveLength(1);
});

test('without flats there are neither decades nor households', () => {
  const $ = shown('no flats');
  expect(headings($)).toEqual(['Homes around Area', 'A clean usually takes', 'New flats', 'Moving', 'Nearest areas']);
  expect($('h3 + p').text()).toBe('No flats stand within 1 km of the station.');
  expect($('svg.cars')).toHaveLength(0);
});

describe('the cells about an area', () => {
  test.each(['no durations', 'no flats and no durations'])('show no durations if there are none: %s', (name) => {
    expect(headings(shown(name))).not.toContain('A clean usually takes');
  });

  test.each([
    ['with flats', 3, 2],
    ['no durations', 0, 4],
    ['no further figures', 3, 0],
    ['one further figure', 0, 4],
    ['no flats', 3, 0],
    ['no flats and no durations', 0, 2],
  ])('leave no gap in a row: %s', (name, thirds, halves) => {
    // The cells of a row share twelve columns.
    expect(shown(name)('.homes-cell-four')).toHaveLength(thirds);
    expect(shown(name)('.homes-cell-six')).toHaveLength(halves);
  });
});

test('if all flats are of one decade, a sentence replaces the chart', () => {
  const $ = shown('all flats of one decade');
  expect($('h4:contains("built") + p').text()).toBe('All in the 1970s.');
  expect($('svg.decades')).toHaveLength(0);
});
