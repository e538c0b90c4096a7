import { navigation } from '#generated/interface.ts';
import { kindOf, type PageData } from '#pages/kinds.ts';
import type { Crumb } from '#pages/page-kind.ts';
import type { Site } from '#types/site.ts';
import type { Breadcrumbs, Graph } from '#types/structured-data.ts';
import { canonical } from '#pages/canonical.ts';

function breadcrumbs(trail: readonly Crumb[], site: Site): Breadcrumbs[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: canonical(path, site),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The structured data of a page (schema.org): facts that the page shows, without reviews. */
export function structuredData(page: PageData, site: Site): Graph | undefined {
  const { structuredData, trail } = kindOf(page.kind);
  const graph = [...(structuredData?.(page, site) ?? []), ...breadcrumbs(trail?.(page, navigation) ?? [], site)];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}
