import { load, type CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { examples } from '#components/HomesAround.examples.tsx';
import { renderExample } from '#gallery/render-example.tsx';

const shown = (name: keyof typeof examples): CheerioAPI => load(renderExample(examples[name]), null, false);

const textsOf = ($: CheerioAPI, selector: string) => [...$(selector)].map((node) => $(node).text().trim());

test('an area with flats shows each type of flat with its share and its size', () => {
  const $ = shown('with flats');
  expect(textsOf($, 'dt')).toEqual([
    '1-room',
    '2-room typically 45 m²',
    '3-room typically 65 m²',
    '4-room and larger a 4-room is typically 90 m²',
  ]);
  expect(textsOf($, 'dd')).toEqual(['0%', '12%', '58%', '30%']);
  expect(shown('no flats')('dl')).toHaveLength(0);
});

test('the nearest areas are links, each with its sign and its distance', () => {
  const $ = shown('the nearest areas');
  expect(textsOf($, 'li')).toEqual(['Second NE2 0.8 km', 'Gardens of Longbottom EW33 1.2 km', 'Fourth  12 km']);
  expect([...$('li a')].map((link) => $(link).attr('href'))).toEqual(['/second', '/third', '/fourth']);
});
