import type { Content, Entry } from '#content/content.ts';
import { withFigures } from '#content/fill.ts';
import { count } from '#content/problem.ts';
import { fileOf, tableNames, type TableName } from '#content/tables/definitions.ts';
import { headsOf, listedRoutes } from '#pages/routes.ts';
import { areasByGroup, signFor } from '#pages/cards.ts';
import type { Version } from './compare.ts';
import { flattenFacts } from './flat.ts';

/** One of the two contents that are compared. */
export interface ContentSide {
  content: Content;
  /** What a name is after the change, if it is the name or the address of a renamed area. */
  newName: (name: string) => string;
}

/** The cards on the locations index, by the addresses that they lead to. */
function cardsOf(content: Content): ReadonlyMap<string, string> {
  const groups = content.single('groups').data;
  return new Map(
    areasByGroup(content).flatMap(({ group: { heading }, areas }) =>
      areas.map(({ slug, data }) => {
        const sign = signFor(data, groups);
        const name = sign ? `${data.name} (${sign.code})` : data.name;
        return [`/${slug}`, [heading, name, data.description].join(' · ')] as const;
      }),
    ),
  );
}

/** What lists and search engines show of each page. */
export function pageVersions({ content, newName }: ContentSide): Map<string, Version> {
  const cards = cardsOf(withFigures(content));
  const listed = new Set(listedRoutes(content).map(({ path }) => path));
  return new Map(
    headsOf(content).map(({ route: { path }, title, description }) => {
      const facts = { title, description, card: cards.get(path), sitemap: listed.has(path) ? 'listed' : undefined };
      const known = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined);
      return [newName(path), { facts: new Map(known) }];
    }),
  );
}

function factsOf(value: unknown, newName: ContentSide['newName'], way?: readonly string[]) {
  const named = (text: string, separator: string) => text.split(separator).map(newName).join(separator);
  return flattenFacts(value, way).map(([name, fact]) => [named(name, ' › '), named(fact, ', ')] as const);
}

/** The data of an entry that is in its own file. */
function ownData({ data, origins }: Entry): unknown {
  if (origins === undefined) return data;
  return Object.fromEntries(Object.entries(data as object).filter(([part]) => !(part in origins)));
}

const rowsOf = ({ content, newName }: ContentSide, table: TableName) =>
  new Map([...(content.tables?.get(table)?.bySlug ?? [])].map(([slug, rows]) => [newName(slug), rows]));

/** The cells of a table. The rows of an area that the other side does not have are one fact. */
function tableFacts(side: ContentSide, other: ContentSide, table: TableName) {
  const known = rowsOf(other, table);
  const facts = [...rowsOf(side, table)].flatMap(([slug, rows]) => {
    if (!known.has(slug)) return [[slug, count(rows.length, 'row')] as const];
    const cells = rows.map((row) => row.cells);
    return factsOf(cells, side.newName, [slug]);
  });
  const ofNoArea = side.content.tables?.get(table)?.rows.filter(({ cells }) => cells['slug'] === undefined) ?? [];
  const others = factsOf(
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
    const facts = new Map(factsOf(ownData(entry), side.newName));
    versions.set(side.newName(entry.file), { facts, text: text.filter(Boolean) });
  }
  for (const table of tableNames) versions.set(fileOf(table), { facts: tableFacts(side, other, table), text: [] });
  return versions;
}
