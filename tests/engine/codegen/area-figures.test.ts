import { beforeAll, describe, expect, test } from 'vitest';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';

const fileOf = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

let before: EmittedTexts;
let after: EmittedTexts;
beforeAll(async () => {
  before = await emittedAfter();
  after = await emittedAfter(
    { file: fileOf('bedok'), replace: ['  flats: 1018', '  flats: 3018'] },
    { file: fileOf('bedok'), replace: ['  hdb: 85\n  condo: 10', '  hdb: 0\n  condo: 95'] },
    {
      file: fileOf('bedok'),
      replace: [
        '{decade.1970s} date from the 1970s',
        '{decade.1970s} are old; {households.landed} of homes are landed',
      ],
    },
  );
});

const homesOf = (site: EmittedTexts, slug: string) => site.page('area', `/${slug}`).homes;
const rowsOf = (site: EmittedTexts, slug: string) => homesOf(site, slug).facts.flatMap(({ rows }) => rows);

describe('the figures of an area', () => {
  test('use the singular for one exit and one project', () => {
    expect(rowsOf(before, 'simei')).toContainEqual({ label: 'Station exit', value: 'A' });
    expect(rowsOf(before, 'bedok')).toContainEqual({ label: 'Station exits', value: 'A, B and C' });
    expect(rowsOf(before, 'pioneer')).toContainEqual({
      label: 'Private homes, median of one project',
      value: '115 m²',
    });
    expect(rowsOf(before, 'simei')).toContainEqual({ label: 'Private homes, median of 11 projects', value: '94 m²' });
  });

  test('have a last row for new flats of other streets, if there are any', () => {
    expect(rowsOf(after, 'bedok')).toContainEqual({ label: 'Others since 2020', value: '2,000' });
    expect(rowsOf(before, 'bedok').map(({ label }) => label)).not.toContain('Others since 2020');
  });

  test('name the flat type of a size, where two types are counted together', () => {
    const sizes = (site: EmittedTexts) =>
      homesOf(site, 'bedok').flatTypes.map(({ size }) => size?.replaceAll('\u2060', ''));
    expect(sizes(before)).toEqual([undefined, 'typically 67 m²', 'typically 92 m²', 'a 5-room is typically 119 m²']);
  });

  test('have no row for homes that the subzone does not have, and state where its HDB flats are', () => {
    const { households } = homesOf(after, 'bedok');
    expect(households?.text).toContain('the HDB flats above are outside it');
    expect(households?.shares.map(({ percent }) => percent)).toEqual([95, 4]);
    expect(homesOf(before, 'bedok').households).not.toHaveProperty('text');
  });

  test('are followed by the sources of the shown figures only', () => {
    expect(homesOf(before, 'bedok').sources.text).not.toContain('Census');
    expect(homesOf(after, 'bedok').sources.text).toContain('Census of Population (2020)');
    expect(homesOf(before, 'pioneer').sources.text).toContain('Census of Population (2020)');
  });
});
