import type { Content } from './content.ts';
import { areaVariables, fillText, headVariables, type Variables } from './fill.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { Path } from './place.ts';
import type { Entry } from './content.ts';

/** The title and description of one page, as a browser and a search engine get them, and where they were written. */
export interface Head {
  title: string;
  description: string;
}

export interface HeadSource extends Head {
  entry: Entry;
  titlePath: Path;
  descriptionPath: Path;
}

const titled = [
  'page-home',
  'page-about',
  'page-locations',
  'page-contact',
  'page-thank',
  'page-privacy',
  'page-not-found',
  'service',
] as const satisfies readonly Kind[];

/** The head of an area page: the template's title and sentence, then the fact that only this area has. */
export function areaHead(area: Kinds['neighbourhood'], words: Kinds['page-neighbourhood'], ofHeads: Variables): Head {
  const variables = { ...ofHeads, ...areaVariables(area) };
  return {
    title: fillText(words.title, variables),
    description: `${fillText(words.description, variables)} ${fillText(area.description, variables)}`,
  };
}

/** The heads of all pages. */
export function headsOf(content: Content): HeadSource[] {
  if (content.all('site').length === 0) return [];
  const variables = headVariables(content);
  const pages = titled.flatMap((kind) =>
    content.all(kind).map((entry) => ({
      entry,
      title: fillText(entry.data.title, variables),
      description: fillText(entry.data.description, variables),
      titlePath: ['title'],
      descriptionPath: ['description'],
    })),
  );
  const words = content.all('page-neighbourhood')[0]?.data;
  if (words === undefined) return pages;
  const areas = content.all('neighbourhood').map((entry) => ({
    entry,
    ...areaHead(entry.data, words, variables),
    titlePath: ['name'],
    descriptionPath: ['description'],
  }));
  return [...pages, ...areas];
}
