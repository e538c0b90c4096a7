import type { Sky } from '#types/pictures.ts';
import type { SceneFacts } from '../facts.ts';
import { planeColour } from '../palette.ts';
import { compose } from '../places/compose.ts';
import { planOf } from '../scene-plan.ts';
import { at, d, picture, rect } from '../svg.ts';

const width = 1440;
const height = 620;

/**
 * The hero of an area page: 1440 x 620. Without a stylesheet it shows the part for phones; on wider screens the
 * stylesheet removes or changes the transform of `.part`.
 */
export function areaScene(facts: SceneFacts): string {
  const plan = planOf(facts);
  const scale = width / plan.phone.width;
  const move = `${d`translate(${-plan.phone.x * scale} ${height - height * scale})`} scale(${Math.round(scale * 1000) / 1000})`;
  const part = `<g class="part" transform="${move}">${compose(plan.drawing, plan)}</g>`;
  return picture({ name: `scene words-${plan.words}`, viewBox: [0, 0, width, height] }, part);
}

/**
 * The whole scene on its plane, with space for words at the left. If a drawing has this space at the right, its left
 * and right part are exchanged; road and water continue across the seam.
 */
export function wholeArea(scene: string, plane: Sky): string {
  const whole = scene.replace(/<g class="part"[^>]*>/, '<g>');
  const [, head = '', content = ''] = /^(<svg[^>]*>)(.*)<\/svg>$/s.exec(whole) ?? [];
  const turned = at(-800, 0, content) + at(width - 800, 0, content);
  const back = rect(0, -200, width, height + 200, planeColour(plane));
  return `${head}${back}${head.includes('words-right') ? turned : content}</svg>`;
}

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
  const content = plane + compose(plan.drawing, plan, ['wide']);
  return picture({ name: 'card-scene', viewBox: [x, height - tall, wide, tall], fit: 'xMidYMax slice' }, content);
}

/**
 * The picture of a stop on /locations: the part for phones without its sky, because the street has one. It is wider than
 * its stop, so that no building is cut at the border to the next stop. A drawing that shows no sky keeps its card.
 */
export function stopScene(facts: SceneFacts): string {
  if (facts.area.scene.ground !== undefined) return cardScene(facts);
  const plan = planOf(facts);
  const { x, width: wide } = plan.phone;
  const tall = wide * 0.64;
  const content = compose(plan.drawing, plan, ['wide', 'sun', 'sky']);
  return picture({ name: 'stop-scene', viewBox: [x - wide * 0.06, height - tall, wide * 1.19, tall] }, content);
}
