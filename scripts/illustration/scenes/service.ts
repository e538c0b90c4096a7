import { colour } from '../palette.ts';
import { withPatterns } from '../patterns.ts';
import { cutaway } from '../service-cutaway.ts';
import { moving } from '../service-move.ts';
import { picture } from '../svg.ts';

export type ServiceName = 'weekly' | 'move' | 'renovation';

interface Service {
  name: ServiceName;
  /** The number of the block. */
  number: string;
  prefix?: string;
}

function contentOf(name: ServiceName, number: string, prefix: string): string {
  switch (name) {
    case 'weekly':
      return cutaway({
        number,
        sky: 'noon',
        accent: colour.hibiscus,
        rooms: ['living', 'kitchen', 'bath', 'entry'],
        scaffold: false,
      });
    case 'renovation':
      return cutaway({
        number,
        sky: 'dusk',
        accent: colour.tile,
        rooms: ['walls', 'lights', 'storage', 'floors'],
        scaffold: true,
      });
    case 'move':
      return moving(number, prefix);
  }
}

/** The hero of a service page: 1440 x 800. */
export function serviceScene({ name, number, prefix = 'm' }: Service): string {
  const content = withPatterns(prefix, contentOf(name, number, prefix));
  return picture({ name: 'scene', viewBox: [0, 0, 1440, 800], fit: 'xMaxYMax meet' }, content);
}
