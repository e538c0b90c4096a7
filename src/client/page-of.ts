/** The path of the page that a link leads to; undefined for this page, a file, or another site. */
export function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname || link.pathname.includes('.') ? undefined : link.pathname;
}
