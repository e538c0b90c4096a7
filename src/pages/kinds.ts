import type { Page, PageKind } from './page-kind.ts';
import * as registry from './registry.ts';

type Definition = (typeof registry)[keyof typeof registry];

/** The name of a kind of page. */
export type RouteKind = Definition['kind'];

/** A page of a kind, as its component gets it. */
export type PageOf<K extends RouteKind> =
  Extract<Definition, { kind: K }> extends PageKind<infer Data, infer _Entry, K> ? Page<K> & Data : never;

/** The data of one page. Its HTML is made from it, and a navigation in place downloads it. */
export type PageData = { [K in RouteKind]: PageOf<K> }[RouteKind];

/** All kinds of pages, sorted by name, because the order of the module's exports is not the same in every loader. */
export const kinds = Object.values<PageKind>(registry).toSorted((one, other) => (one.kind < other.kind ? -1 : 1));

/** The definition of a kind. */
export const kindNamed = (name: RouteKind): PageKind => kinds.find(({ kind }) => kind === name)!;
