import type { Content, Entry } from '#content/content.ts';
import { count } from '#content/problem.ts';
import { csvFile, tableNames, type TableName } from '#content/tables/definitions.ts';
import { headsOf } from '#pages/routes.ts';
import type { Version } from './compare.ts';
import { flattenFacts } from './flat.ts';

/** One of the two contents that are compared. */
export interface ContentSide {
  content: Content;
  /** What a name is after the change, if it is the name or the address of a renamed area. */
  newName: (name: string) => string;
}

/** What search engines show of each page. */
export const pageVersions = ({ content, newName }: ContentSide): Map<string, Version> =>
  new Map(
    headsOf(content).map(({ route: { path }, title, description }) => [
      newName(path),
      { facts: new Map(Object.entries({ title, description })) },
    ]),
  );

function namedFacts(value: unknown, newName: ContentSide['newName'], way?: readonly string[]) {
  const named = (text: string, separator: string) => text.split(separator).map(newName).join(separator);
  return flattenFacts(value, way).map(([name, fact]) => [named(name, ' › '), named(fact, ', ')] as const);
}

/** The data of an entry that is in its own file. */
function ownData({ data, origins }: Entry): unknown {
  if (origins === undefined) return data;
  return Object.fromEntries(Object.entries(data as object).filter(([part]) => !(part in origins)));
}

const tableRows = ({ content, newName }: ContentSide, table: TableName) =>
  new Map([...(content.tables?.get(table)?.bySlug ?? [])].map(([slug, rows]) => [newName(slug), rows]));

/** The cells of a table. The rows of an area that the other side does not have are one fact. */
function tableFacts(side: ContentSide, other: ContentSide, table: TableName) {
  const known = tableRows(other, table);
  const facts = [...tableRows(side, table)].flatMap(([slug, rows]) => {
    if (!known.has(slug)) return [[slug, count(rows.length, 'row')] as const];
    const cells = rows.map((row) => row.cells);
    return namedFacts(cells, side.newName, [slug]);
  });
  const ofNoArea = side.content.tables?.get(table)?.rows.filter(({ cells }) => cells['slug'] === undefined) ?? [];
  const others = namedFacts(
    ofNoArea.map(({ cells }) => cells),
    side.newName,
  );
  return new Map([...facts, ...others].toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

/** What is written in each file and table. */
export function fileVersions(side: ContentSide, other: ContentSide): Map<string, Version> {
  const versions = new Map<string, Version>();
  for (const entry of side.content.entries()) {
    const text = entry.body.trim().split(/\s*\n{2,}\s*/);
    const facts = new Map(namedFacts(ownData(entry), side.newName));
    versions.set(side.newName(entry.file), { facts, text: text.filter(Boolean) });
  }
  for (const table of tableNames) versions.set(csvFile(table), { facts: tableFacts(side, other, table), text: [] });
  return versions;
}
