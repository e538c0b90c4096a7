import type { Content, Entry } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import type { Kinds } from '#content/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { suggestion } from '#content/wording.ts';

/**
 * Areas that were probably renamed by hand, by their old slugs: the tables have rows of the old slug, but none of the area.
 * It still has its old name, or a similar slug, or is the only area without rows.
 */
const renamedByHand = memoize((content: Content): ReadonlyMap<string, Entry<Kinds['neighbourhood']>> => {
  const slugs = content.slugs('neighbourhood');
  const known = new Set([...(content.tables?.values() ?? [])].flatMap(({ bySlug }) => [...bySlug.keys()]));
  const bare = content.all('neighbourhood').filter(({ slug }) => !known.has(slug));
  const pairs = [...known].flatMap((old) => {
    if (slugs.includes(old)) return [];
    const meant = suggestion(old, slugs);
    const area =
      bare.find(({ data }) => slugOf(`${data.name}.yaml`) === old) ??
      bare.find(({ slug }) => slug === meant) ??
      (bare.length === 1 && meant === undefined ? bare[0] : undefined);
    return area === undefined ? [] : [[old, area] as const];
  });
  return new Map(pairs);
});

/** What to type if the area with this slug was renamed by hand. */
export function fixOfRename(content: Content, slug: string): string | undefined {
  const area = renamedByHand(content).get(slug);
  return area && `if ${area.file} has this area now →  npm run area -- rename ${slug} ${area.slug}`;
}

/** Whether an entry is an area that has no figures only because its rows have its old name. */
export const isRenamedByHand = (content: Content, { file }: Entry): boolean =>
  [...renamedByHand(content).values()].some((area) => area.file === file);
