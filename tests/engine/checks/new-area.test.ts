import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { facts } from '../../../scripts/editors/facts/facts.ts';
import { newArea } from '../../../scripts/editors/new-area/new-area.ts';
import { questions, type Answers } from '../../../scripts/editors/new-area/questions.ts';
import { check } from '../../../scripts/checks/check-content.ts';
import type { AreaPage } from '#pages/area/page.ts';
import { withPictures } from '../../../scripts/build/read-page.ts';
import { pageFiles } from '../../support/page-files.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { applyChanges, copyContent, markChanged, restoreContent, snapshot } from '../../support/content-copy.ts';
import { faultsOf } from '../../support/structure.ts';

const file = 'data/neighbourhoods/tampines.yaml';
const known: Answers = {
  latitude: '1.35299',
  longitude: '103.94518',
  codes: 'EW2, DT32',
  description: 'Blocks around three malls, a park and a hub with a library.',
  names: 'Tampines Street 11, Tampines Street 21, Tampines Avenue 4, Tampines Central',
};

const root = copyContent();
// What the command writes.
const outputs = ['tampines', 'hougang-town'].flatMap((slug) => [
  `data/neighbourhoods/${slug}.yaml`,
  `data/streets/${slug}.yaml`,
]);
afterEach(() => {
  for (const path of [...outputs, 'data/postcodes.yaml']) markChanged(root, path);
  restoreContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const written = () => readFileSync(join(root, file), 'utf8');

/** Simulates a person at a terminal who types these lines. */
function typing(lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = createInterface({ input, output });
  const left = [...lines];
  const asked: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    const answer = terminal.question(text);
    input.write(`${left.shift() ?? ''}\n`);
    return answer;
  };
  return { ask, asked };
}

describe('a new area', () => {
  test('has no problems, the descriptions of the schema and the page of an area; the next steps are printed', async () => {
    const { exitCode, text } = await newArea(root, 'Tampines', known);

    expect(text).toBe(`${file} is written and has no problems.
Nearest areas: Simei 1.4 km, Bedok 3.6 km, Punggol 7.5 km.

See it:    npm run dev, then http://127.0.0.1:4174/tampines
Check it:  npm run check:content ${file}`);
    expect(exitCode).toBe(0);
    const { content, problems } = check(root);
    expect(problems).toEqual([]);
    const page = withPictures(pageFiles(content).find(({ path }) => path === 'pages/tampines.json')!.text) as AreaPage;
    expect(faultsOf(await renderPage(page), page)).toEqual([]);
    expect(page.area.sign?.code).toBe('EW2');
    expect(page.homes.nearest.areas.map(({ name }) => name)).toEqual(['Simei', 'Bedok', 'Punggol']);

    expect(written()).toContain('# The name of the area as the page shows it.\nname: Tampines\n');
    expect(written()).toContain('group: east-west-line-east\n');
    expect(written()).toContain('lines:\n  - East West\n  - Downtown\n');
    expect(written()).toContain(
      '# The region of the planning authority (URA): Central, East, North, North-East or West Region. Copied from\n# Simei, the nearest area: please check it.\nregion: East Region\n',
    );
    expect(written()).toContain('# housing:\n#   source: hdb-property-list\n');

    const before = snapshot(root);
    expect(await newArea(root, 'TAMPINES', known)).toEqual({
      exitCode: 1,
      text: `${file} exists already; nothing was written. Edit that file, or use another name.`,
    });
    expect(snapshot(root)).toEqual(before);
  });

  test('gets its figures, streets and postcodes from the tables in data/books', async () => {
    const station = { ...known, latitude: '1.37129', longitude: '103.89238', codes: 'NE14', lines: 'North East' };
    const { exitCode, text } = await newArea(root, 'Hougang Town', {
      ...station,
      group: 'north-east-line',
      region: 'North-East Region',
      planningArea: 'Hougang',
      subzone: 'Hougang Central',
      rail: 'underground',
      description: '{decade.1980s} of the flats here are of the 1980s.',
    });

    expect(text).toContain(
      '\nFrom data/books: housing, floorAreas, newFlats, data/streets/hougang-town.yaml, data/postcodes.yaml.\n',
    );
    expect(exitCode).toBe(0);
    const area = readFileSync(join(root, 'data/neighbourhoods/hougang-town.yaml'), 'utf8');
    expect(area).toContain('\n  blocks: 304\n  flats: 27933\n');
    expect(area).toContain('\nfloorAreas:\n  source: hdb-resale-prices\n  threeRoom: 67\n');
    expect(readFileSync(join(root, 'data/streets/hougang-town.yaml'), 'utf8')).toContain('name: Hougang Central');
    expect(readFileSync(join(root, 'data/postcodes.yaml'), 'utf8')).toContain('  - area: hougang-town\n');
    expect(facts(root)).toEqual({ exitCode: 0, text: '10 areas: all figures are as in data/books.' });
  });

  test('gets six places, each with its tile', async () => {
    await newArea(root, 'Tampines', { ...known, names: `${known.names}, Tampines North, Tampines East` });
    expect(written()).toContain('  pattern: six\n');
    expect(check(root).problems).toEqual([]);
  });

  test('asks for each value that no flag gives, and proposes an answer', async () => {
    const { ask, asked } = typing([
      '1.35299',
      '103.94518',
      'EW2',
      known.description!,
      known.names!,
      '',
      '',
      '',
      'Tampines East',
    ]);
    const { exitCode } = await newArea(root, 'Tampines', {}, ask);

    expect(exitCode).toBe(0);
    expect(asked.map((text) => text.split(':')[0])).toEqual([...questions]);
    expect(asked[0]).toBe(
      'latitude: The latitude of the station: the first of the two numbers that Google Maps shows when you right-click the station.\n  (for example: 1.40487) ',
    );
    expect(asked[3]).toContain(
      '\n  (about 75 letters; figures and years only as placeholders, such as {flats}, if the file has them) ',
    );
    expect(asked[2]).toContain('(for example: NE17, PTC; Enter for: none)');
    expect(asked.at(-1)).toContain('; Enter for: viaduct)');
    expect(written()).toContain(
      '# The planning area, as on the maps of the planning authority (URA, ura.gov.sg).\nplanningArea: Tampines East\n',
    );
    expect(written()).toContain('lines:\n  - East West\n');
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
    expect(text).toContain(`npm run new:area -- "${name}" --latitude ${JSON.stringify(flags.latitude)}`);
    expect(snapshot(root)).toEqual(before);
  });

  test('gets no proposed region if it is far from all other areas', async () => {
    const { exitCode, text } = await newArea(root, 'Woodlands', { ...known, latitude: '1.437', longitude: '103.7865' });
    expect(exitCode).toBe(1);
    for (const flag of ['region', 'planningArea', 'subzone', 'rail']) expect(text).toContain(`  --${flag}  `);
    expect(text).not.toContain('--lines');
  });

  test('needs a name, and content without problems', async () => {
    expect(await newArea(root, ' ', known)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('Write the name') as string,
    });
    applyChanges(root, [{ file: 'data/groups.yaml', remove: true }]);
    expect(await newArea(root, 'Tampines', known)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('check:content') as string,
    });
  });
});
