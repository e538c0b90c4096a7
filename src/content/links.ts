import type { Path } from '#generated/routes.ts';

/** What a link may open: a page, a place on a page, or another site. Any other address does not compile. */
export type LinkTarget = Path | `${Path}${'#' | '?'}${string}` | `https://${string}`;

/** The address of the page of an entry. */
export const pathOf = (slug: string): Path => `/${slug}` as Path;

/** The address of a picture that is a file: scripts/codegen/emit/art.ts. */
export type ArtAddress = `/${string}`;
