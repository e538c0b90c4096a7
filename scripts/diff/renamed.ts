import type { Neighbourhood } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { entryFile } from '../area/rename-plan.ts';

const areaFile = (slug: string) => entryFile({ kind: 'neighbourhood', slug });

const isSameArea = (a: Neighbourhood, b: Neighbourhood) =>
  a.name === b.name || (a.latitude === b.latitude && a.longitude === b.longitude);

/** The old and new slugs of areas whose files have another name. */
export function newSlugs(before: Content, after: Content): ReadonlyMap<string, string> {
  const [old, now] = [before, after].map((content) => content.slugs('neighbourhood'));
  const come = after.all('neighbourhood').filter(({ slug }) => !old!.includes(slug));
  const gone = before.all('neighbourhood').filter(({ slug }) => !now!.includes(slug));
  return new Map(
    gone.flatMap(({ slug, data }) => {
      const same = come.find((area) => isSameArea(area.data, data));
      return same === undefined ? [] : [[slug, same.slug] as const];
    }),
  );
}

/** What a name is now: of a file, a page or an area, if the area was renamed. */
export function newNameOf(slugs: ReadonlyMap<string, string>): (name: string) => string {
  const names = [...slugs].flatMap(([old, now]) => [
    [old, now] as const,
    [`/${old}`, `/${now}`] as const,
    [areaFile(old), areaFile(now)] as const,
  ]);
  const known = new Map(names);
  return (name) => known.get(name) ?? name;
}

const letters = (name: string) => slugOf(`${name}.yaml`).replaceAll('-', '');

/** Whether the file of an area has the area's name, apart from accents, apostrophes and spaces. */
const isCalled = ({ name, officialName = name }: Neighbourhood, slug: string) =>
  [name, officialName].some((known) => letters(known) === letters(slug));

/** Areas with a new name but the same file, and so still the address of their old name. This may be intended. */
export function renamedAreas(before: Content, after: Content): Problem[] {
  const old = new Map(before.all('neighbourhood').map(({ file, data }) => [file, data]));
  return after.all('neighbourhood').flatMap((area) => {
    const was = old.get(area.file);
    const { slug, data } = area;
    if (was === undefined || was.name === data.name || isCalled(data, slug)) return [];
    const wanted = slugOf(`${data.name}.yaml`);
    return [
      {
        place: placeOf(area, ['name']),
        rule: 'renamed-area',
        message: `"${was.name}" is called "${data.name}" now, but its page is still at /${slug}. Should the address be /${wanted}?`,
        fix: `if so →  npm run area -- rename ${slug} ${JSON.stringify(data.name)}`,
      },
    ];
  });
}
