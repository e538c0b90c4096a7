import { navigation } from '#generated/interface.ts';
import { kindNamed, type PageData } from '#pages/kinds.ts';
import type { Crumb, Thing } from '#pages/page-kind.ts';
import { canonical, type Site } from '#content/site.ts';

function breadcrumbs(trail: readonly Crumb[], site: Site): Thing {
  const itemListElement = [{ name: navigation.home, path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonical(path, site),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The structured data of a page (schema.org): facts that the page shows, without reviews. */
export function structuredData(page: PageData, site: Site): Omit<Thing, '@type'> | undefined {
  const { structuredData, trail } = kindNamed(page.kind);
  const graph = [
    ...(structuredData?.(page, site) ?? []),
    ...(trail ? [breadcrumbs(trail(page, navigation), site)] : []),
  ];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}
