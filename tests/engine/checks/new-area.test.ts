import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newArea } from '../../../scripts/area/new-area.ts';
import { questions, type Answers } from '../../../scripts/area/questions.ts';
import { onePage } from '../../../scripts/codegen/emit/pages.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { Content } from '../../../src/content/content.ts';
import type { PageOf } from '../../../src/pages/kinds.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { applyChanges, snapshot } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { structureFaults } from '../../support/structure.ts';

const file = 'data/neighbourhoods/tampines.yaml';
const known: Answers = {
  latitude: '1.35299',
  longitude: '103.94518',
  codes: 'EW2, DT32',
  description: 'Blocks around three malls, a park and a hub with a library.',
  names: 'Tampines Street 11, Tampines Street 21, Tampines Avenue 4, Tampines Central',
};

const { root } = sharedCopy();

const written = () => readFileSync(join(root, file), 'utf8');

const pageOf = (content: Content) => onePage(content, '/tampines')!.page as PageOf<'area'>;

/** Simulates a person at a terminal who types these lines. */
function typing(lines: readonly string[]) {
  const left = [...lines];
  const asked: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(left.shift() ?? '');
  };
  return { ask, asked };
}

describe('a new area', () => {
  test('has no problems and the page of an area; the next steps are printed', async () => {
    const { exitCode, text } = await newArea(root, 'Tampines', known);

    expect(text).toContain(`${file} is written and has no mistakes.
${file}:12:9  copied-text
   "East Region" is still the text of data/neighbourhoods/simei.yaml.`);
    expect(text).toContain(`
Nearest areas: Simei 1.4 km, Bedok 3.6 km, Punggol 7.5 km.

See it:    npm run dev, then http://127.0.0.1:4174/tampines
Check it:  npm run check:content ${file}`);
    expect(exitCode).toBe(0);
    const { content, problems } = check(root);
    expect(problems.map(({ rule }) => rule)).toEqual(['copied-text', 'copied-text', 'copied-text']);
    const page = pageOf(content);
    expect(structureFaults(await renderPage(page))).toEqual([]);
    expect(page.area.sign?.code).toBe('EW2');
    expect(page.nearest.areas.map(({ name }) => name)).toEqual(['Simei', 'Bedok', 'Punggol']);

    expect(written()).toContain('group: east-west-line-east\n');
    expect(written()).toContain('lines:\n  - East West\n  - Downtown\n');
    expect(written()).toMatch(
      /^# Copied from data\/neighbourhoods\/simei.yaml: .*\n# Also true here: East West\nname: /,
    );
    expect(written().split('\n').length).toBeLessThan(30);

    const before = snapshot(root);
    expect(await newArea(root, 'TAMPINES', known)).toEqual({
      exitCode: 1,
      text: `${file} exists already; nothing was written. Edit that file, or use another name.`,
    });
    expect(snapshot(root)).toEqual(before);
  });

  test('has the figures of the tables that have rows of it', async () => {
    const table = 'data/tables/homes-1km.csv';
    const row = 'tampines,312,30184,1981,2020,1980s 60%; 2010s 40%,2,20,48,24,6,512,2\n';
    applyChanges(root, [{ file: table, append: row, times: 1 }]);
    // An area that is not there yet is a problem, but not one that stops its being added.
    const { exitCode } = await newArea(root, 'Tampines', {
      ...known,
      description: '{decade.1980s} of the flats here are of the 1980s.',
    });
    expect(exitCode).toBe(0);
    const { content } = check(root);
    const { housing } = content.bySlug('neighbourhood', 'tampines').data;
    expect(housing).toMatchObject({ source: 'hdb-property-list', blocks: 312, flats: 30184 });
  });

  test('gets six places, each with its tile', async () => {
    const words = 'data/pages/neighbourhood.yaml';
    applyChanges(root, [
      { file: words, replace: ['nearbyTile: Nearby Areas', 'nearbyTile: Round the corner'] },
      { file: words, replace: ['propertyTile: All HDB & Condos', 'propertyTile: Houses on stilts'] },
    ]);
    const district = { region: 'East Region', planningArea: 'Tampines', subzone: 'Tampines East' };
    await newArea(root, 'Tampines', { ...known, ...district, names: `${known.names}, Tampines North, Tampines East` });
    expect(written()).toContain('  pattern: six\n');
    const { content, problems } = check(root);
    expect(problems).toEqual([]);
    const { tiles } = pageOf(content);
    expect(tiles.slice(5)).toEqual(['Tampines East', 'Round the corner', 'Houses on stilts']);
  });

  test('asks for each value that no flag gives, and proposes an answer', async () => {
    const { ask, asked } = typing([...Object.values(known), '', '', '', 'Tampines East']);
    const { exitCode } = await newArea(root, 'Tampines', {}, ask);

    expect(exitCode).toBe(0);
    expect(asked.map((text) => text.split(':')[0])).toEqual(questions);
    expect(asked[0]).toMatch(/^latitude: The latitude of the station: .*\n {2}\(for example: 1.40487\) $/);
    expect(asked[2]).toContain('(for example: NE17; Enter for: none)');
    expect(asked.at(-1)).toMatch(/\(one of: .*; Enter for: viaduct\)/);
    expect(written()).toContain('planningArea: Tampines East\n');
  });

  test.each([
    ['a name that is a page already', 'Contact', known, 'duplicate-address'],
    ['too few places', 'Tampines', { ...known, names: 'Simei Street, Tampines Central' }, 'wrong-count'],
    ['no number', 'Tampines', { ...known, latitude: 'north' }, 'wrong-type'],
  ])('is not written with %s, and no answer is lost', async (_, name, flags, rule) => {
    const before = snapshot(root);
    const { exitCode, text } = await newArea(root, name, flags);
    expect(exitCode).toBe(1);
    expect(text).toContain(`  ${rule}\n`);
    expect(text).toContain(`npm run area -- new "${name}" --latitude ${JSON.stringify(flags.latitude)}`);
    expect(snapshot(root)).toEqual(before);
  });

  test('gets no proposed region if it is far from all other areas', async () => {
    const { exitCode, text } = await newArea(root, 'Woodlands', { ...known, latitude: '1.437', longitude: '103.7865' });
    expect(exitCode).toBe(1);
    for (const flag of ['region', 'planningArea', 'subzone', 'rail']) expect(text).toContain(`  --${flag}  `);
    expect(text).not.toContain('--lines');
  });

  test('needs a name, and content without problems', async () => {
    const { text } = await newArea(root, ' ', known);
    expect(text).toContain('Write the name');
    applyChanges(root, [{ file: 'data/groups.yaml', remove: true }]);
    const refused = { exitCode: 1, text: expect.stringContaining('check:content') as string };
    expect(await newArea(root, 'Tampines', known)).toMatchObject(refused);
  });
});
