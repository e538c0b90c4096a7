import type { PageKind } from './page-kind.ts';
import * as registry from './registry.ts';

type Definition = (typeof registry)[keyof typeof registry];

/** The name of a kind of page. */
export type RouteKind = Definition['kind'];

type DefinitionOf<K extends RouteKind> = Extract<Definition, { kind: K }>;

/** The data of a page of a kind. */
export type PageOf<K extends RouteKind> = Parameters<DefinitionOf<K>['share']>[0];

/** The data of one page: what its HTML is made from, and what an in-place navigation downloads. */
export type PageData = { [K in RouteKind]: PageOf<K> }[RouteKind];

/** The data of a page that the codegen writes. */
export type PageFacts = {
  [K in RouteKind]: DefinitionOf<K> extends PageKind<PageOf<K>, infer _, infer Facts> ? Facts : never;
}[RouteKind];

/** All kinds of pages by name: the order of a module's exports depends on who loads it. */
export const kinds = Object.values<PageKind>(registry).toSorted((one, other) => (one.kind < other.kind ? -1 : 1));

const byName = new Map(kinds.map((definition) => [definition.kind, definition]));

/** The definition of a kind. */
export function kindOf(name: RouteKind): PageKind {
  return byName.get(name)!;
}
