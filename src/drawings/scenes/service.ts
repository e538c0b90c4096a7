import { boxOf, contentOf, paintedNumber, scene, word } from '../drawn.ts';
import { colour, paintsOfSky, skies } from '../palette.ts';

/** The block in section: the rooms behind the wall that is cut away. */
const sections = {
  weekly: { sky: skies.noon, accent: colour.hibiscus, rooms: ['living', 'kitchen', 'bath', 'entry'] },
  renovation: { sky: skies.dusk, accent: colour.tile, rooms: ['walls', 'lights', 'storage', 'floors'] },
} as const;

interface Service {
  name: 'weekly' | 'move' | 'renovation';
  /** The number of the block. */
  number: string;
}

/** The hero of a service page: 1440 x 800. */
export function serviceScene({ name, number }: Service): string {
  if (name === 'move') return scene('moving', { slots: { number: paintedNumber(number) } });
  const { sky, accent, rooms } = sections[name];
  const next = rooms.values();
  return scene('block-in-section', {
    paints: { ...paintsOfSky(sky), accent },
    slots: {
      number: word(number),
      // A room continues 100 above its picture, because the rooms of the block are higher.
      room: (shape) => {
        const { x, y, width, height } = boxOf(shape);
        const room = contentOf(`rooms/${next.next().value ?? rooms[0]}`);
        return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 -100 360 290" preserveAspectRatio="xMidYMax slice">${room}</svg>`;
      },
    },
    without: [name === 'weekly' ? 'renovation' : 'weekly'],
  });
}
