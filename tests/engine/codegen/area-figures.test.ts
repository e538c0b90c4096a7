import { beforeAll, describe, expect, test } from 'vitest';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';

let site: EmittedTexts;
beforeAll(async () => {
  site = await emittedAfter();
});

const areaOf = (slug: string) => site.page('area', `/${slug}`);
const plain = (text: string | undefined) => text?.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');

describe('the page of an area', () => {
  test('names the flat type of a size, where two types are counted together', () => {
    const sizes = areaOf('bedok').homes.flatTypes.map(({ size }) => plain(size));
    expect(sizes).toEqual([undefined, 'typically 67 m²', 'typically 92 m²', 'a 5-room is typically 119 m²']);
  });

  test('shows the prices and durations for kinds of homes on the cards of the services, in their order', () => {
    const cards = areaOf('bedok').services.map(({ path, figures }) => [
      path,
      figures?.map(({ label, value }) => `${label}: ${plain(value)}`),
    ]);
    expect(cards).toEqual([
      ['/weekly-cleaning', ['average HDB flat: 2–3 hours', 'larger condo: 3–4 hours']],
      ['/move-in-out-cleaning', ['HDB flat: from $280', 'condo: from $380', 'landed home: from $480']],
      ['/post-renovation-cleaning', ['HDB flat, condo or landed home: 4 to 8 hours']],
    ]);
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

  test('leads from each tile to what it names: a street, the field for a block, the nearest areas, the prices', () => {
    expect(areaOf('punggol').tiles.map(({ to }) => to)).toEqual([
      '#block',
      '#street-punggol-field',
      '#street-punggol-place',
      '#street-edgefield-plains',
      '#street-sumang-walk',
      '#street-punggol-drive',
      '#nearest',
      '#board',
    ]);
    // Without streets there is no field for a block.
    expect(new Set(areaOf('joon-koon').tiles.map(({ to }) => to))).toEqual(new Set(['#board']));
  });
});
