import type { Neighbourhood } from '#generated/entries.ts';
import type { Light, Sky } from '../pictures.ts';
import { contentOf, contentOfOwn, paintedNumber } from '../drawn.ts';
import { lineColours, lineOfCode, planeColour, skies } from '../palette.ts';
import { moved, n, picture, rect } from '../svg.ts';

const width = 1440;
const height = 620;

/** The facts about an area that its scene needs. */
export interface SceneFacts {
  slug: string;
  scene: Neighbourhood['scene'];
  /** The number of HDB flats around its station. */
  flats: number;
  /** The text of its own drawing. */
  drawing?: string | undefined;
  /** The sign of its station: NE17 and 17. An area off the lines has none. */
  sign?: { code: string; number: number } | undefined;
}

const lights: readonly Light[] = ['dusk', 'noon', 'morning', 'afternoon'];

/** From this many flats in range on, blocks are drawn high. */
const manyFlats = 5000;

/** The drawing of an area without its own: beside water, below a viaduct or on land, with high blocks or low houses. */
function standIn({ scene: { rail, water }, flats }: SceneFacts): string {
  const place = water === undefined ? (rail === 'viaduct' || rail === 'light-rail' ? 'viaduct' : 'land') : 'water';
  return `areas/${place}-${flats < manyFlats ? 'low' : 'high'}`;
}

/** What the facts of an area decide about its scene. */
export function planOf(facts: SceneFacts) {
  const { slug, scene, sign, drawing } = facts;
  const { ground, words = 'left', phone = { x: 690, width: 750 } }: Partial<typeof scene> = drawing ? scene : {};
  // The sky continues to the left of a drawing, so the part for phones may begin there.
  const x = Math.max(-40, Math.min(phone.x, width - phone.width));
  // Neighbouring stations get different lights.
  const light = scene.light ?? lights[(sign?.number ?? slug.length) % 4] ?? 'noon';
  /** The content of the drawing. Its parts of some classes can be left out. */
  const draw = (without: readonly string[] = []) => {
    const filling = {
      paints: { ...skies[light], livery: lineColours[lineOfCode(sign?.code)] },
      slots: { number: paintedNumber(sign && String(sign.number)) },
      without,
    };
    return drawing === undefined ? contentOf(standIn(facts), filling) : contentOfOwn(drawing, filling);
  };
  /** The colour of the sky, or of the ground if the picture shows no sky. */
  return { plane: ground ?? light, words, phone: { ...phone, x }, draw };
}

/**
 * The hero of an area page: 1440 x 620. Without a stylesheet it shows the part for phones; on wider screens the
 * stylesheet removes or changes the transform of `.part`.
 */
export function areaScene(facts: SceneFacts): string {
  const { phone, words, draw } = planOf(facts);
  const scale = width / phone.width;
  const move = `translate(${n(-phone.x * scale)} ${n(height - height * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const part = `<g class="part" transform="${move}">${draw()}</g>`;
  return picture({ name: `scene words-${words}`, viewBox: [0, 0, width, height] }, part);
}

/**
 * The whole scene on its plane, with space for words at the left. If a drawing has this space at the right, its left
 * and right part are exchanged; road and water continue across the seam.
 */
export function wholeArea(scene: string, plane: Sky): string {
  const whole = scene.replace(/<g class="part"[^>]*>/, '<g>');
  const [, head = '', content = ''] = /^(<svg[^>]*>)(.*)<\/svg>$/s.exec(whole) ?? [];
  const turned = moved(-800, 0, content) + moved(width - 800, 0, content);
  const back = rect(0, -200, width, height + 200, planeColour(plane));
  return `${head}${back}${head.includes('words-right') ? turned : content}</svg>`;
}

/** The picture on an area's card: the side of the scene without words, wide enough to show its tallest part whole. */
export function cardScene(facts: SceneFacts): string {
  const { phone, words, plane, draw } = planOf(facts);
  const tall = phone.width * 0.66;
  const wide = (tall * 800) / 480;
  const x = words === 'right' ? Math.max(0, phone.x) : Math.min(width, phone.x + phone.width) - wide;
  const back = rect(x, height - tall, wide, tall, planeColour(plane));
  const viewBox = [x, height - tall, wide, tall];
  return picture({ name: 'card-scene', viewBox, fit: 'xMidYMax slice' }, back + draw(['wide']));
}

/**
 * The picture of a stop on /locations: the part for phones without its sky, because the street has one. It is wider than
 * its stop, so that no building is cut at the border to the next stop. A drawing that shows no sky keeps its card.
 */
export function stopScene(facts: SceneFacts): string {
  if (facts.scene.ground !== undefined) return cardScene(facts);
  const { phone, draw } = planOf(facts);
  const tall = phone.width * 0.64;
  const viewBox = [phone.x - phone.width * 0.06, height - tall, phone.width * 1.19, tall];
  return picture({ name: 'stop-scene', viewBox }, draw(['wide', 'sun', 'sky']));
}
