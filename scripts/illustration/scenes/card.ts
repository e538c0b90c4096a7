import type { SceneFacts } from '../facts.ts';
import { planeColour } from '../palette.ts';
import { compose } from '../places/compose.ts';
import { planOf } from '../scene-plan.ts';
import { picture, rect } from '../svg.ts';
import { height, width } from './area.ts';

const shape = 480 / 800;

/** The maximum height of a protagonist, as a share of the width of the part for phones. */
const highest = 0.66;

/** The picture on an area's card: the side of the scene without words, wide enough to show its tallest part whole. */
export function cardScene(facts: SceneFacts): string {
  const plan = planOf(facts);
  const tall = plan.phone.width * highest;
  const wide = tall / shape;
  const end = Math.min(width, plan.phone.x + plan.phone.width);
  const x = plan.words === 'right' ? Math.max(0, plan.phone.x) : end - wide;
  const plane = rect(x, height - tall, wide, tall, planeColour(plan.plane));
  const content = plane + compose(plan.drawing, plan, { wide: false });
  return picture({ name: 'card-scene', viewBox: [x, height - tall, wide, tall], fit: 'xMidYMax slice' }, content);
}
