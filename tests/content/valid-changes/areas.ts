import type { Content } from '../../../src/content/content.ts';
import { slugOf } from '../../../src/content/find.ts';
import { tableNames, type Row, type TableName } from '../../../src/content/tables/definitions.ts';
import { planChange, type AreaChange } from '../../../scripts/area/change-plan.ts';
import { areaFile, planArea } from '../../../scripts/area/new-plan.ts';
import { variationsOf } from '../../support/make-areas.ts';
import { edit, placeIn, type Area, type Change, type Step } from './change.ts';

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
  'the paragraph of an area, and none of another': (content) => {
    const [first, last] = [areasOf(content)[0]!, areasOf(content).at(-1)!];
    const paragraph = 'New keys, new neighbours, and curtains that still smell of the shop.';
    return [edit(last, { paragraph: undefined }), edit(first, { paragraph })];
  },
  'an old address': (content) => {
    const redirects = content.single('redirects');
    const { slug } = areasOf(content)[0]!;
    const from = `/maid-${slug}`;
    return [edit(redirects, { [placeIn(redirects.data, (each) => each.from === from)]: { from, to: `/${slug}` } })];
  },
};
