import type { Content, Entry } from '#scripts/content/content.ts';
import type { Path } from '#scripts/content/place.ts';
import type { Head } from './page-kind.ts';
import { pagesOf, type Route } from './routes.ts';

/** The head of a page, and where it is written. */
export interface HeadSource extends Head {
  route: Route;
  entry: Entry;
  titlePath: Path;
  descriptionPath: Path;
}

/** The heads of all pages whose entries passed their schema. */
export function headsOf(content: Content): HeadSource[] {
  if (content.all('site').length === 0) return [];
  return pagesOf(content).flatMap(({ route, definition, entry }) => {
    const head = definition.head(entry, content);
    if (head === undefined) return [];
    const { title, description } = definition.headFields ?? { title: 'title', description: 'description' };
    return [{ ...head, route, entry, titlePath: [title], descriptionPath: [description] }];
  });
}
