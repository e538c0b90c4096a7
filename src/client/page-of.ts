/** The address of the page of this site that a link opens; undefined for a place on this page, a file, or another site. */
export function linkOf(target: EventTarget | null): URL | undefined {
  // A link of a picture is an element of SVG, whose properties are not those of HTML.
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || href.startsWith('#') || link.hasAttribute('target')) return undefined;
  const url = new URL(href, location.href);
  return url.origin !== location.origin || url.pathname.includes('.') ? undefined : url;
}

/** The path of the page that a link leads to; undefined for this page, a file, or another site. */
export function pageOf(target: EventTarget | null): string | undefined {
  const path = linkOf(target)?.pathname;
  return path === location.pathname ? undefined : path;
}
