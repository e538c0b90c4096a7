import type { Content } from '#content/content.ts';
import { groupBy } from '#content/group.ts';
import { placeOf } from '#content/place.ts';
import { count, startOf, type Problem } from '#content/problem.ts';
import { didYouMean, suggestion } from '#content/text/wording.ts';
import { csvFile, tableNames, type TableName } from '#content/tables/definitions.ts';
import { sourceOf, tablesOfFigures } from '#content/tables/join.ts';
import type { Tables } from '#content/tables/read.ts';
import type { Check } from '../check.ts';

/** Rows of areas that do not exist: one problem for each name. */
function strangers(content: Content, tables: Tables): Problem[] {
  const areas = content.slugs('neighbourhood');
  const rows = [...tables].flatMap(([name, { bySlug }]) => [...bySlug].map(([slug, own]) => ({ name, slug, own })));
  const strange = groupBy(
    rows.filter(({ slug }) => !areas.includes(slug)),
    ({ slug }) => slug,
  );
  return [...strange].map(([slug, found]) => {
    const meant = suggestion(slug, areas);
    const [place, ...also] = found.map(({ own }) => own[0]!.place);
    const where = found.map(({ name, own }) => `${count(own.length, 'row')} of ${name}.csv`).join(', ');
    return {
      place: place!,
      rule: 'unknown-area',
      message: `There is no area called "${slug}", so no page shows ${where}.${didYouMean(slug, areas)}`,
      fix: `${meant === undefined ? 'write the name of its file in data/neighbourhoods' : `write ${meant}`}. If its file was renamed, type: npm run area -- rename ${slug} NEW-NAME. If it was removed, remove these rows too, and add to data/redirects.yaml: - { from: /${slug}, to: /locations }`,
      also,
    };
  });
}

/** Sources that name tables which do not exist, and tables that no source names. */
function unsourced(content: Content, tables: Tables): Problem[] {
  const [entry] = content.all('sources');
  if (entry === undefined) return [];
  const named = entry.data.sources.flatMap(({ tables: names = [] }, index) =>
    names.map((name, place) => ({ name, place: placeOf(entry, ['sources', index, 'tables', place]) })),
  );
  const missing = named
    .filter(({ name }) => !tables.has(name as TableName))
    .map(({ name, place }) => ({
      place,
      rule: 'missing-table',
      message: `There is no table ${csvFile(name)}.${tableNames.includes(name as TableName) ? '' : didYouMean(name, tableNames)}`,
      fix: 'restore the file, or remove its name here.',
    }));
  const silent = tablesOfFigures(tables).filter((name) => sourceOf(name, entry.data) === undefined);
  return [
    ...missing,
    ...silent.map((name) => ({
      place: startOf(csvFile(name)),
      rule: 'table-without-source',
      message:
        'No source in data/sources.yaml names this table, so visitors could not see where its figures come from.',
      fix: `add ${name} to the list "tables:" of a source in data/sources.yaml.`,
    })),
  ];
}

/** Blocks that an area leaves out of a street that the table does not have for it. */
function leftOut(content: Content, tables: Tables): Problem[] {
  return content.all('neighbourhood').flatMap((area) => {
    const rows = tables.get('streets')?.bySlug.get(area.slug) ?? [];
    const streets = rows.map(({ cells }) => cells['street']!);
    return (area.data.leftOut ?? []).flatMap(({ street }, index) => {
      if (streets.includes(street)) return [];
      const meant = suggestion(street, streets);
      return {
        place: placeOf(area, ['leftOut', index, 'street']),
        rule: 'unknown-street',
        message: `${csvFile('streets')} has no street "${street}" for this area.${didYouMean(street, streets)}`,
        fix: meant === undefined ? 'remove this item.' : `write →  street: ${meant}`,
      };
    });
  });
}

/** The rows of data/tables belong to areas, and each table has a source. */
export const tables: Check = (content) => {
  const { tables: known } = content;
  if (known === undefined) return [];
  return [...strangers(content, known), ...unsourced(content, known), ...leftOut(content, known)];
};
