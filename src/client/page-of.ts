/**
 * The address on this site that a link opens. Undefined for a link to a file or to another site, and for a link with a
 * `target` attribute.
 */
export function linkOf(target: EventTarget | null): URL | undefined {
  // A link in a picture is an SVG element, whose `href` property is an object, so the attribute is read.
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute('target')) return undefined;
  try {
    const url = new URL(href, location.href);
    if (url.origin === location.origin && !url.pathname.includes('.')) return url;
  } catch {
    // The address is malformed, so it is none of ours.
  }
  return undefined;
}

/** The path of the page that a link opens; undefined for this page, a file, a new tab or another site. */
export function pageOf(target: EventTarget | null): string | undefined {
  const path = linkOf(target)?.pathname;
  return path === location.pathname ? undefined : path;
}
