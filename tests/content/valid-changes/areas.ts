import type { Content } from '../../../src/content/content.ts';
import { slugOf } from '../../../src/content/find.ts';
import { tableNames, type Row, type TableName } from '../../../src/content/tables/definitions.ts';
import { planChange, type AreaChange } from '../../../scripts/area/change-plan.ts';
import { areaFile, planArea } from '../../../scripts/area/new-plan.ts';
import { variationsOf } from '../../support/make-areas.ts';
import { edit, hasPlaceholders, placeIn, type Area, type Change, type Step } from './change.ts';

const areasOf = (content: Content) => content.all('neighbourhood');

/** What `npm run area` does with the area that has the shortest description: the new name makes it longer. */
const byCommand =
  (what: (area: Area) => AreaChange): Change =>
  (content, textOf) => {
    const [area] = areasOf(content).toSorted(
      (one, other) => one.data.description.length - other.data.description.length,
    );
    if (area === undefined) return [];
    const plan = planChange(content, textOf, area.slug, what(area));
    return 'files' in plan ? plan.files : [];
  };

/** A table with other lines; without a new one, the line of the row is removed. */
function table(
  content: Content,
  textOf: (file: string) => string,
  name: TableName,
  lineOf: (row: Row, line: string) => string | undefined,
): Step[] {
  const found = content.tables?.get(name);
  if (found === undefined) return [];
  const lines: (string | undefined)[] = textOf(found.file).split('\n');
  for (const row of found.rows) lines[row.place.line - 1] = lineOf(row, lines[row.place.line - 1]!);
  return [{ file: found.file, text: lines.filter((line) => line !== undefined).join('\n') }];
}

const rowsOf = (content: Content, name: TableName) => content.tables?.get(name)?.rows ?? [];

/** A postal code after this one that no row has. */
function freeAfter(code: string, rows: readonly Row[]): string {
  const next = String(Number(code) + 1).padStart(code.length, '0');
  return rows.some(({ cells }) => cells['postcode'] === next) ? freeAfter(next, rows) : next;
}

/** Changes of the areas, of their figures, and of what names them. */
export const areas: Readonly<Record<string, Change>> = {
  'an area is added': (content) => {
    const { data } = areasOf(content).at(-1)!;
    const group = content.single('groups').data.find(({ code }) => code === undefined);
    const name = 'Newtown';
    const wasThere = content.single('redirects').data.some(({ from }) => from === `/${slugOf(`${name}.yaml`)}`);
    if (group === undefined || wasThere) return [];
    const place = { latitude: String(data.latitude + 0.01), longitude: String(data.longitude + 0.01) };
    const district = { region: data.region, planningArea: data.planningArea, subzone: data.subzone };
    const station = { codes: '', lines: '', group: group.name, rail: 'none' };
    const description = 'Flats among new trees, the first of many.';
    const names = 'Newtown Grove, Newtown Vale, Newtown Rise, Newtown Walk';
    const answers = { ...place, ...district, ...station, description, names };
    return [planArea(content, name, answers, answers).file];
  },
  '160 more areas': (content) => {
    const all = areasOf(content);
    const texts = all.map(({ source }) => source);
    return variationsOf(texts, all.length + 160).map(({ slug, text }) => ({ file: areaFile(slug), text }));
  },
  'an area is removed': (content, textOf) => {
    // Another area takes its place on the home page.
    const spare = areasOf(content).length - content.single('page-home').data.areas.featured.length;
    return spare < 1 ? [] : byCommand(() => ({ type: 'delete' }))(content, textOf);
  },
  'an area is renamed': byCommand(({ data }) => ({ type: 'rename', name: `${data.name} East` })),
  'an area without figures': (content, textOf) => {
    const area = areasOf(content).at(-1)!;
    const rows = tableNames.flatMap((name) =>
      table(content, textOf, name, ({ cells }, line) => (cells['slug'] === area.slug ? undefined : line)),
    );
    return [
      ...rows,
      edit(area, {
        description: `The homes of ${area.data.name}, around a garden of their own.`,
        paragraph: undefined,
        leftOut: undefined,
      }),
    ];
  },
  'an area with figures of its own in place of those of the tables': (content) => {
    const [source] = content.single('sources').data.sources;
    const figures = {
      housing: { source: source!.name, blocks: 0, flats: 0 },
      streets: { source: source!.name, list: [{ name: 'Garden Street', blocks: '101–103' }] },
    };
    return areasOf(content)
      .filter((area) => area.origins?.['housing'] && !hasPlaceholders(area))
      .slice(-1)
      .map((area) =>
        edit(area, {
          leftOut: undefined,
          ...figures,
        }),
      );
  },
  'the paragraph of an area, and none of another': (content) => {
    const [first, last] = [areasOf(content)[0]!, areasOf(content).at(-1)!];
    const paragraph = 'New keys, new neighbours, and curtains that still smell of the shop.';
    return [edit(last, { paragraph: undefined }), edit(first, { paragraph })];
  },
  'an area with the picture of another, and one with a picture that the site draws': (content) => {
    const drawn = areasOf(content).filter(({ data }) => data.scene.picture !== undefined);
    const [first, last, other] = [drawn[0], drawn.at(-1), drawn.at(-2)];
    if (first === undefined || last === undefined || other === undefined || first === other) return [];
    const { rail: _, ...scene } = first.data.scene;
    const none = { picture: undefined, light: undefined, ground: undefined, words: undefined, phone: undefined };
    const shown = new Set(
      drawn.filter((area) => area !== last && area !== other).map(({ data }) => data.scene.picture),
    );
    const unused = [last, other].flatMap(({ data }) => content.pictures.get(data.scene.picture!) ?? []);
    return [
      edit(last, { scene: none }),
      edit(other, { scene: { ...none, ...scene } }),
      ...unused.flatMap(({ file }) => (shown.has(file.replace(/.*\/|\.svg$/g, '')) ? [] : { file, text: '' })),
    ];
  },
  'other areas on the home page': (content) => {
    const home = content.single('page-home');
    const others = areasOf(content).flatMap(({ slug }) => (home.data.areas.featured.includes(slug) ? [] : slug));
    return others.length === 0 ? [] : [edit(home, { areas: { featured: others.slice(-4) } })];
  },
  'a place': (content, textOf) => {
    const places = content.tables?.get('places');
    if (places === undefined) return [];
    const { latitude, longitude } = areasOf(content)[0]!.data;
    const text = textOf(places.file);
    const cells: Readonly<Record<string, string>> = {
      // Another one if this change is there already.
      name: text.includes('Ash Corner') ? 'Elm Corner' : 'Ash Corner',
      lat: String(latitude),
      lon: String(longitude),
    };
    const row = places.columns.map((column) => cells[column] ?? '').join(',');
    return [{ file: places.file, text: `${text.trimEnd()}\n${row}\n` }];
  },
  'an old address': (content) => {
    const redirects = content.single('redirects');
    const { slug } = areasOf(content)[0]!;
    const from = `/maid-${slug}`;
    return [edit(redirects, { [placeIn(redirects.data, (each) => each.from === from)]: { from, to: `/${slug}` } })];
  },
  'the postcodes of an area, and none of another': (content, textOf) => {
    const rows = rowsOf(content, 'postcodes-nearest');
    const gone = rows.at(-1)?.cells['slug'];
    return table(content, textOf, 'postcodes-nearest', (row, line) => {
      if (row.cells['slug'] === gone) return undefined;
      return row === rows[0] ? line.replace(/\d+/, (code) => freeAfter(code, rows)) : line;
    });
  },
  'no postcodes at all': (content) =>
    [content.tables?.get('postcodes-nearest')].flatMap((found) => (found ? { file: found.file, text: '' } : [])),
  'the blocks of a street, of which the area leaves out some': (content, textOf) => {
    const row = rowsOf(content, 'streets').find(({ cells }) => cells['blocks']?.includes(', '));
    if (row === undefined) return [];
    const { slug = '', street = '', blocks = '' } = row.cells;
    const area = content.bySlug('neighbourhood', slug);
    const left = { street, blocks: blocks.split(', ')[0]!, reason: 'They will be pulled down.' };
    const streets = table(content, textOf, 'streets', (each, line) =>
      each === row ? line.replace(blocks, () => `${blocks}, 9998`) : line,
    );
    return [...streets, edit(area, { leftOut: [...(area.data.leftOut ?? []), left] })];
  },
  'newer figures of an area, and fewer': (content, textOf) => {
    const rows = rowsOf(content, 'floor-areas');
    const areaOf = ({ cells }: Row) => content.bySlug('neighbourhood', cells['slug']!);
    const gone = rows.findLast((row) => !hasPlaceholders(areaOf(row)));
    return table(content, textOf, 'floor-areas', (row, line) => {
      if (row === gone) return undefined;
      return row === rows[0] ? line.replace(/(?<=,)\d+(?=[.,])/, (figure) => String(Number(figure) + 1)) : line;
    });
  },
};
