import type { Content, Entry } from '#content/content.ts';
import { withFigures } from '#content/fill.ts';
import { count } from '#content/problem.ts';
import { fileOf, tableNames } from '#content/tables/definitions.ts';
import type { Table } from '#content/tables/read.ts';
import { headsOf, listedRoutes } from '#pages/routes.ts';
import { areasByGroup, signFor } from '#pages/cards.ts';
import { flattenFacts } from './flat.ts';
import { newSlugs, withSlugs } from './renamed.ts';

/** One difference. A new thing has no `before`, a removed one no `after`. */
export interface Change {
  what: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The differences of the sites that two contents make, in the order of the site. */
export interface Comparison {
  /** The old and new addresses of areas whose files have another name. */
  renamed: { from: string; to: string }[];
  pages: Change[];
  heads: { path: string; changes: Change[] }[];
  cards: Change[];
  sitemap: Change[];
  facts: { file: string; changes: Change[] }[];
}

type Facts = ReadonlyMap<string, string>;

function changesOf(before: Facts, after: Facts): Change[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .map((what) => ({ what, before: before.get(what), after: after.get(what) }))
    .filter((change) => change.before !== change.after);
}

const headsByPath = (content: Content): Map<string, Facts> =>
  new Map(
    headsOf(content).map(({ route, title, description }) => [
      route.path,
      new Map(Object.entries({ title, description })),
    ]),
  );

const titles = (heads: Map<string, Facts>): Facts =>
  new Map([...heads].map(([path, head]) => [path, head.get('title') ?? '']));

function cards(content: Content): Facts {
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

const sitemap = (content: Content): Facts => new Map(listedRoutes(content).map(({ path }) => [path, path]));

/** The paragraphs that are in only one of two texts, side by side. */
function paragraphs(before: string, after: string): Change[] {
  const partsOf = (text: string) =>
    text
      .trim()
      .split(/\s*\n{2,}\s*/)
      .filter(Boolean);
  const [old, now] = [partsOf(before), partsOf(after)];
  const gone = old.filter((part) => !now.includes(part));
  const come = now.filter((part) => !old.includes(part));
  const longer = gone.length > come.length ? gone : come;
  return longer.map((_, index) => ({ what: 'text', before: gone[index], after: come[index] }));
}

function factChanges(before: Entry | undefined, after: Entry | undefined): Change[] {
  if (after === undefined) return [{ what: 'the file', before: 'removed' }];
  const changes = [
    ...changesOf(new Map(before && flattenFacts(before.data)), new Map(flattenFacts(after.data))),
    ...paragraphs(before?.body ?? '', after.body),
  ];
  if (before === undefined) return [{ what: 'the file', after: 'new' }, ...changes];
  const isMoved = JSON.stringify(before.data) !== JSON.stringify(after.data);
  return changes.length === 0 && isMoved ? [{ what: 'the order', after: 'changed' }] : changes;
}

/** The changed cells of a table. Rows of an area that had none, or has none any more, are one change. */
function tableChanges(before: Table | undefined, after: Table | undefined): Change[] {
  const slugs = new Set([...(before?.bySlug.keys() ?? []), ...(after?.bySlug.keys() ?? [])]);
  return [...slugs].flatMap((slug): Change[] => {
    const [old, now] = [before?.bySlug.get(slug), after?.bySlug.get(slug)];
    if (old === undefined) return [{ what: slug, after: count(now!.length, 'row') }];
    if (now === undefined) return [{ what: slug, before: count(old.length, 'row') }];
    const factsOf = (rows: Table['rows']) =>
      new Map(
        flattenFacts(
          rows.map(({ cells }) => cells),
          [slug],
        ),
      );
    return changesOf(factsOf(old), factsOf(now));
  });
}

/** The data of an entry that is in its own file. */
function ownData(entry: Entry | undefined): Entry | undefined {
  if (entry?.origins === undefined) return entry;
  const own = Object.entries(entry.data as object).filter(([part]) => !(part in entry.origins!));
  return { ...entry, data: Object.fromEntries(own) };
}

function facts(before: Content, after: Content): Comparison['facts'] {
  const [old, now] = [before, after].map((content) => new Map(content.entries().map((entry) => [entry.file, entry])));
  const files = [...new Set([...old!.keys(), ...now!.keys()])].toSorted();
  return [
    ...files.map((file) => ({ file, changes: factChanges(ownData(old!.get(file)), ownData(now!.get(file))) })),
    ...tableNames.map((name) => ({
      file: fileOf(name),
      changes: tableChanges(before.tables?.get(name), after.tables?.get(name)),
    })),
  ].filter(({ changes }) => changes.length > 0);
}

/** Compares the sites that two contents make. */
export function compare(earlier: Content, after: Content): Comparison {
  const slugs = newSlugs(earlier, after);
  const before = slugs.size === 0 ? earlier : withSlugs(earlier, slugs);
  const [old, now] = [headsByPath(before), headsByPath(after)];
  return {
    renamed: [...slugs].map(([from, to]) => ({ from: `/${from}`, to: `/${to}` })),
    pages: changesOf(titles(old), titles(now)).filter(({ what }) => !(old.has(what) && now.has(what))),
    heads: [...now]
      .flatMap(([path, head]) => (old.has(path) ? [{ path, changes: changesOf(old.get(path)!, head) }] : []))
      .filter(({ changes }) => changes.length > 0),
    cards: changesOf(cards(withFigures(before)), cards(withFigures(after))),
    sitemap: changesOf(sitemap(before), sitemap(after)),
    facts: facts(before, after),
  };
}
