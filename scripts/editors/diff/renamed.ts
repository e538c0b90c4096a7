import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { isCalled } from '../../content/newest.ts';
import { placeOf } from '../../content/place.ts';
import type { Problem } from '../../content/problem.ts';

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
        fix: `if so, rename the file to ${wanted}.yaml and add to data/redirects.yaml "from: /${slug}" and "to: /${wanted}". If not, there is nothing to do.`,
      },
    ];
  });
}
