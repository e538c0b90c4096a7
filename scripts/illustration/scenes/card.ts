import type { SceneFacts } from '../facts.ts';
import { planeColour } from '../palette.ts';
import { compose } from '../places/compose.ts';
import { planOf } from '../scene-plan.ts';
import { picture, rect } from '../svg.ts';
import { height, width } from './area.ts';

const shape = 360 / 800;

/** Of the width of a phone's part: no protagonist is higher. */
const highest = 0.66;

/** The picture on an area's card: the scene from the side that has no words, so wide that its tallest part is whole. */
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
