import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '#content/site.ts';
import { kindNamed, type RouteKind } from '../../src/pages/kinds.ts';
import type { Route } from '../../src/pages/routes.ts';
import { BuiltSite } from '../support/built-site.ts';

/** The built site of `data/`. */
export const site = new BuiltSite('dist/client');

/** The routes that the codegen made from `data/`. */
export const routes = JSON.parse(readFileSync('src/generated/route-table.json', 'utf8')) as readonly Route[];

/** The facts of the company. */
export const company = parse(readFileSync('data/site.yaml', 'utf8')) as Pick<Site, 'brand' | 'phone' | 'email'> & {
  url: string;
  language: string;
};

export const pathsOf = (kind: RouteKind) => routes.filter((route) => route.kind === kind).map(({ path }) => path);

const heaviest = (paths: readonly string[]) =>
  paths.toSorted((one, other) => site.html(other).length - site.html(one).length)[0]!;

/** The heaviest page of each kind: what is true of it is likely to be true of the others. */
export const samples: readonly string[] = [...new Set(routes.map(({ kind }) => kind))].map((kind) =>
  heaviest(pathsOf(kind)),
);

const areas = pathsOf('area');

/** Three areas that are as different as the list allows: the first, the one in the middle and the last. */
export const someAreas: readonly string[] = areas.filter((_, at) =>
  [0, areas.length >> 1, areas.length - 1].includes(at),
);

/** Pages that search engines must not list, and to which no link needs to lead. */
export const unlisted: readonly string[] = routes.flatMap(({ kind, path }) => (kindNamed(kind).noindex ? [path] : []));
