/**
 * The link to a page of this site. Undefined for a link to a file or to another site, one with a malformed address, and
 * one with a `target` attribute.
 */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && !link.target && link.origin === location.origin && !link.pathname.includes('.');
  return isOurs ? link : undefined;
}

/** The path of the page that a link opens; undefined for this page, a file, a new tab or another site. */
export function pageOf(target: EventTarget | null): string | undefined {
  const path = linkOf(target)?.pathname;
  return path === location.pathname ? undefined : path;
}
