import { each, type BuiltSite } from './built-site.ts';

/**
 * The path and anchor to which a link on a page leads; undefined for another site, a phone number or an e-mail address.
 */
function target(path: string, href: string): { path: string; anchor: string } | undefined {
  const url = new URL(href, `https://this.site${path}`);
  if (url.host !== 'this.site') return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** Attributes that refer to another element of the same page by its id. */
const references = ['for', 'popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'list', 'form'];

/** Every link, anchor and reference to an id that leads nowhere, and every id that is used twice on a page. */
export function brokenLinks(site: BuiltSite): string[] {
  const paths = new Set(site.paths());
  const ids = (path: string) => each(site.page(path), '[id]').map((element) => element.attr('id')!);
  const idsOf = new Map([...paths].map((path) => [path, ids(path)]));
  return [...paths].flatMap((path) => {
    const $ = site.page(path);
    const own = idsOf.get(path)!;
    const links = each($, 'a[href]').flatMap((link) => {
      const href = link.attr('href')!;
      const to = target(path, href);
      if (to === undefined) return [];
      // The not-found page is shown at every address except its own, so only its own links may lead to places on it.
      if (to.path !== path && (!paths.has(to.path) || to.path === '/404')) return [`${path}: no page at ${href}`];
      return to.anchor === '' || idsOf.get(to.path)!.includes(to.anchor) ? [] : [`${path}: no place at ${href}`];
    });
    const named = references.flatMap((attribute) =>
      each($, `[${attribute}]`)
        .flatMap((element) => element.attr(attribute)!.split(' '))
        .filter((id) => !own.includes(id))
        .map((id) => `${path}: no element "${id}" for ${attribute}`),
    );
    const repeated = own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${path}: two elements "${id}"`);
    return [...links, ...named, ...repeated];
  });
}

/** The pages that no chain of links from the home page reaches. */
export function unreached(site: BuiltSite): string[] {
  const left = new Set(site.paths());
  const next = ['/'];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (!left.delete(path)) continue;
    const from = path;
    next.push(...each(site.page(path), 'a[href]').flatMap((link) => target(from, link.attr('href')!)?.path ?? []));
  }
  return [...left];
}

/** The addresses outside of the site to which its links and forms lead. */
export function awayFrom(site: BuiltSite): Set<string> {
  const leading = (path: string) =>
    each(site.page(path), 'a[href], form[action]').map((item) => (item.attr('href') ?? item.attr('action'))!);
  return new Set(site.paths().flatMap((path) => leading(path).filter((address) => /^(https?:)?\/\//.test(address))));
}

/** The files of this site that a page asks for, without the leading slash. */
export function resourcesOf(site: BuiltSite, path: string): string[] {
  const $ = site.page(path);
  const linked = each($, 'link[href]:not([rel="canonical"]):not([rel="alternate"])').map((link) => link.attr('href')!);
  const sources = each($, '[src]').map((element) => element.attr('src')!);
  const frames = $('#reviews').length > 0 ? ['/frames/third-party/reviews'] : [];
  const styled = [
    ...$('style')
      .text()
      .matchAll(/url\(["']?(\/[^"')]+)/g),
  ].map((match) => match[1]!);
  return [...linked, ...sources, ...frames, ...styled]
    .filter((address) => /^\/[^/]/.test(address))
    .map((address) => address.slice(1).replace(/[?#].*/, ''))
    .map((file) => (file.startsWith('frames/') ? `${file}.html` : file));
}
