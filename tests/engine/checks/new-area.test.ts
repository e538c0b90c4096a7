import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addArea } from '../../../scripts/area/change-area.ts';
import { onePage } from '../../../scripts/codegen/emit/pages.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { Content } from '../../../src/content/content.ts';
import type { PageOf } from '../../../src/pages/kinds.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { applyChanges, snapshot } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { structureFaults } from '../../support/structure.ts';

const file = 'data/neighbourhoods/tampines.yaml';
const tampines = { name: 'Tampines', latitude: '1.35299', longitude: '103.94518', codes: 'EW2, DT32' };
const description = 'Blocks around three malls, a park and a hub with a library.';
const places = ['Tampines Street 11', 'Tampines Street 21', 'Tampines Avenue 4', 'Tampines Central'];

const { root } = sharedCopy();

const written = () => readFileSync(join(root, file), 'utf8');

const pageOf = (content: Content) => onePage(content, '/tampines')!.page as PageOf<'area'>;

/** Writes what the command leaves to write. */
function fillIn(sentence: string, names: readonly string[], pattern = 'four'): void {
  applyChanges(root, [
    { file, replace: ['description: ""', `description: '${sentence}'`] },
    { file, replace: ['    - ""\n'.repeat(4), names.map((name) => `    - ${name}\n`).join('')] },
    { file, replace: ['pattern: four', `pattern: ${pattern}`] },
  ]);
}

describe('a new area', () => {
  test('has what follows from its place and its station; what is left to write and the next steps are printed', async () => {
    const { exitCode, text } = addArea(root, tampines);

    expect(exitCode).toBe(0);
    expect(text).toMatch(new RegExp(`^${file} is written. What is left to write:\n`));
    expect(text).toMatch(/:4:\d+ {2}empty-value\n/);
    expect(text).toContain(`
Check it:  npm run check:content ${file}
See it:    npm run dev, then http://127.0.0.1:4174/tampines`);
    expect(written()).toContain('group: east-west-line-east\n');
    expect(written()).toContain('codes:\n  - EW2\n  - DT32\nlines:\n  - East West\n  - Downtown\n');
    expect(written()).toContain('rail: viaduct\n');
    expect(written()).toMatch(
      /^# Copied from data\/neighbourhoods\/simei.yaml: .*\n# Also true here: East West\nname: /,
    );

    fillIn(description, places);
    const { content, problems } = check(root);
    expect(problems.map(({ rule }) => rule)).toEqual(['copied-text', 'copied-text', 'copied-text']);
    const page = pageOf(content);
    expect(structureFaults(await renderPage(page))).toEqual([]);
    expect(page.area.sign?.code).toBe('EW2');
    expect(page.nearest.areas.map(({ name }) => name)).toEqual(['Simei', 'Bedok', 'Punggol']);
  });

  test('has the figures of the tables that have rows of it', () => {
    const table = 'data/tables/homes-1km.csv';
    const row = 'tampines,312,30184,1981,2020,1980s 60%; 2010s 40%,2,20,48,24,6,512,2\n';
    applyChanges(root, [{ file: table, append: row, times: 1 }]);
    // An area that is not there yet is a problem, but not one that stops its being added.
    expect(addArea(root, tampines).exitCode).toBe(0);
    fillIn('{decade.1980s} of the flats here are of the 1980s.', places);
    const { housing } = check(root).content.bySlug('neighbourhood', 'tampines').data;
    expect(housing).toMatchObject({ source: 'hdb-property-list', blocks: 312, flats: 30184 });
  });

  test('gets six places, each with its tile', () => {
    const words = 'data/pages/neighbourhood.yaml';
    applyChanges(root, [
      { file: words, replace: ['nearbyTile: Nearby Areas', 'nearbyTile: Round the corner'] },
      { file: words, replace: ['propertyTile: All HDB & Condos', 'propertyTile: Houses on stilts'] },
    ]);
    addArea(root, tampines);
    fillIn(description, [...places, 'Tampines North', 'Tampines East'], 'six');
    const { tiles } = pageOf(check(root).content);
    expect(tiles.slice(5)).toEqual(['Tampines East', 'Round the corner', 'Houses on stilts']);
  });

  test('has no region of another area if it is more than 3 km from all of them', () => {
    const { text } = addArea(root, { ...tampines, name: 'Woodlands', latitude: '1.437', longitude: '103.7865' });
    expect(text.match(/empty-value/g)!.length).toBeGreaterThan(4);
  });

  test.each([
    ['without a name', { name: ' ' }, 'Write the name of the area'],
    ['without a place', { longitude: '' }, 'Write the latitude and the longitude after the name'],
    ['at a place without numbers', { latitude: 'north' }, 'Write the latitude and the longitude after the name'],
    ['in another country', { latitude: '103.94518', longitude: '1.35299' }, 'km from the nearest area'],
    ['with the name of another', { name: 'SIMEI' }, 'data/neighbourhoods/simei.yaml has the address /simei already'],
    ['at the address of another page', { name: 'Contact' }, 'data/pages/contact.yaml has the address /contact already'],
  ])('is not written %s', (_, facts, message) => {
    const before = snapshot(root);
    const { exitCode, text } = addArea(root, { ...tampines, ...facts });
    expect(text).toContain(message);
    expect(exitCode).toBe(1);
    expect(snapshot(root)).toEqual(before);
  });

  test('needs content without problems', () => {
    applyChanges(root, [{ file: 'data/groups.yaml', remove: true }]);
    expect(addArea(root, tampines)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('check:content') as string,
    });
  });
});
