import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../../../src/render/render.tsx';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { tengah } from '../../support/tengah.ts';

const { after } = sharedCopy();
let site: EmittedTexts;
beforeAll(async () => {
  site = await emittedAfter();
});

const areaOf = (slug: string) => site.page('area', `/${slug}`);
const plain = (text: string | undefined) => text?.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');

describe('the page of an area', () => {
  test('names the flat type of a size, where two types are counted together', () => {
    const sizes = areaOf('bedok').homes?.flatTypes.map(({ size }) => plain(size));
    expect(sizes).toEqual([undefined, 'typically 67 m²', 'typically 92 m²', 'a 5-room is typically 119 m²']);
  });

  test('shows what is done on the cards of the services, whose figures are on the board above', () => {
    const cards = areaOf('bedok').services.map(({ path, summary }) => [path, plain(summary)]);
    expect(cards).toEqual([
      ['/weekly-cleaning', 'Living Room & Bedrooms, Kitchen, Bathrooms, Common Areas & Entryways'],
      ['/move-in-out-cleaning', 'Kitchen, Bathrooms, Bedrooms and living, Windows, Floors'],
      ['/post-renovation-cleaning', 'Walls, Floors, Windows, Kitchen, Bathrooms, Cabinets'],
    ]);
  });

  test('shows a price of an hour in the cells of the price board, and the hours in their sentences', async () => {
    const hourly =
      '  - { key: hour, label: any home, value: $25, unit: an hour, short: /h, for: [hdb, condo, landed] }';
    const { page } = await emittedAfter({
      file: 'data/services/weekly-cleaning.yaml',
      replace: ['durations:\n', `prices:\n${hourly}\ndurations:\n`],
    });
    const cells = page('area', '/bedok').board.homes.map((home) => home.cells[0]!);
    expect(cells.map(({ line }) => line)).toEqual(['$25 /h', '$25 /h', '$25 /h', 'free quote']);
    expect(plain(`${cells[0]!.strong} ${cells[0]!.text}`)).toMatch(/^\$25 an hour, any home\. 2–3 hours\. /);
  });

  test('counts the blocks of each street, and shows six streets or seven before the others', () => {
    const { streets } = areaOf('bugis');
    expect(streets?.near.slice(0, 2)).toMatchObject([
      { id: 'street-queen-street', name: 'Queen Street', count: '4 blocks' },
      { id: 'street-bain-street', name: 'Bain Street', count: '2 blocks' },
    ]);
    expect(plain(streets?.near[0]?.distance)).toContain('295 m');
    expect(streets?.near).toHaveLength(6);
    expect(streets?.all).toBe(`${streets?.others.length} more streets`);
  });

  test('without figures has no panel about homes, names no source, and still has its nearest areas', async () => {
    const { page } = await emittedAfter(tengah);
    const { homes, nearest } = page('area', '/tengah');
    expect(homes).toBeUndefined();
    expect(nearest.sources).toEqual({ text: '' });
    expect(nearest.areas).toHaveLength(3);
    const html = await renderPage(page('area', '/tengah'));
    expect(html).not.toMatch(/class="(?:cover|homes)\b/);
  });

  test('needs no source in data/sources.yaml if no area names one', () => {
    const { problems } = after({ file: 'data/sources.yaml', write: 'sources: []\n' });
    expect(problems.filter(({ place }) => place.file === 'data/sources.yaml')).toEqual([]);
  });
});
