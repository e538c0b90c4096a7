import { startOf } from '../content/problem.ts';
import { didYouMean, suggestion } from '../content/suggest.ts';
import type { Check } from './check.ts';

export const areaStreets: Check = {
  name: 'area-streets',
  description: 'Every file of streets belongs to an area.',
  run: (content) => {
    const areas = content.slugs('neighbourhood');
    return content
      .files('streets')
      .filter(({ slug }) => !areas.includes(slug))
      .map(({ slug, file }) => {
        const meant = suggestion(slug, areas);
        return {
          place: startOf(file),
          rule: 'streets-of-no-area',
          message: `There is no area called "${slug}", so no page shows these streets.${didYouMean(slug, areas)}`,
          fix:
            meant === undefined
              ? 'delete this file too, or restore the file of the area.'
              : `rename it to ${meant}.yaml. If the area was deleted, delete this file too.`,
        };
      });
  },
};
