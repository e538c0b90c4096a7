import { isElevated, isIndustrial } from '../area/stage.ts';
import { prefix, withGlyphs } from '../card/glyphs.ts';
import { garden, lowHouses, lowKinds, lowShare } from '../card/low.ts';
import { tallBlocks } from '../card/tall.ts';
import type { SceneFacts } from '../facts.ts';
import { colour, skies, type Sky } from '../palette.ts';
import { between, randomOf, type Random } from '../random.ts';
import { planOf, type ScenePlan } from '../scene-plan.ts';
import { tallKinds } from '../area/mix.ts';
import { bar, circle, d, each, path, picture, rect, use } from '../svg.ts';

const waters = { sea: '#5FB3B3', river: '#7CC2B4', lake: '#8CCBC0' } as const;

/** Where the tall blocks begin: low houses get room by weight, a garden a quarter. */
function splitOf(plan: ScenePlan, random: Random): number {
  const tall = tallKinds.some((kind) => plan.weights[kind] > 0) && !isIndustrial(plan);
  if (!tall) return 830;
  if (lowKinds(plan).length === 0) return between(random, 160, 230);
  return Math.max(220, 800 * Math.min(0.5, lowShare(plan))) + between(random, -10, 50);
}

/** The sun is whole: above the roofs and left of the tall blocks. */
function sunOf(sky: Sky, plan: ScenePlan, split: number, random: Random): string {
  const high = ['shophouse', 'civic'].includes(lowKinds(plan)[0] ?? '');
  const radius = Math.round(high ? between(random, 30, 36) : between(random, 36, 48));
  const right = lowKinds(plan)[0] === 'civic' ? 110 : Math.min(split, 420);
  const x = Math.round(between(random, radius + 14, right - radius - 12));
  const y = Math.round(high ? between(random, 84, 96) : between(random, 90, 120));
  const haze = bar(x + Math.round(between(random, -100, 0)), y + 14, 110, 12, sky.haze);
  return circle(x, y, radius, sky.sun) + haze;
}

function horizon(sky: Sky, split: number, ground: number, random: Random): string {
  const tens = (low: number, high: number) => Math.round(between(random, low, high) / 10) * 10;
  let outline = d`M0 ${ground}`;
  for (let x = 0; x < 800;) {
    const step = tens(60, 180);
    outline += d`v${x === 0 ? -tens(30, 60) : x < split ? tens(-20, 20) : tens(-90, 70)}h${step}`;
    x += step;
  }
  return path(`${outline}V${ground}z`, sky.far);
}

function deck(plan: ScenePlan, split: number, ground: number, random: Random): string {
  const train = Math.round(between(random, Math.min(split, 480), 560));
  return (
    each([80, 240, 400, 560, 720], (x) => rect(x, ground - 76, 14, 76, colour.stone)) +
    use(`${prefix}train`, train, ground - 90, { colour: plan.livery, scale: 0.6 }) +
    rect(0, ground - 90, 800, 14, colour.plaster) +
    rect(0, ground - 90, 800, 5, plan.livery)
  );
}

/** The sign of an underground station, without words: its colour says the line. */
function sign(plan: ScenePlan, x: number, ground: number): string {
  return rect(x, ground - 74, 6, 74, colour.ink) + bar(x - 27, ground - 96, 60, 34, plan.livery, 7);
}

function station(plan: ScenePlan, split: number, ground: number, random: Random): string {
  if (isElevated(plan)) return deck(plan, split, ground, random);
  const x = Math.round(between(random, Math.min(split, 560) + 60, Math.min(split, 560) + 150));
  const shrub = plan.green > 0 ? use(`${prefix}tree`, x + 170, ground, { scale: 0.5 }) : '';
  return shrub + (plan.code === undefined || plan.rail === 'none' ? '' : sign(plan, x, ground));
}

function works(ground: number): string {
  const chimney = use(`${prefix}chimney`, 690, ground, { scale: 0.85 });
  return use(`${prefix}silo`, 396, ground, { colour: colour.pandan }) + chimney;
}

function groundOf(plan: ScenePlan, ground: number, random: Random): string {
  const paved = ['shophouse', 'factory'].includes(lowKinds(plan)[0] ?? '') || plan.weights.office > 6;
  if (plan.water === undefined) return rect(0, ground, 800, 40, paved ? colour.road : colour.grass);
  const boat =
    plan.water === 'lake'
      ? ''
      : use(`${prefix}boat`, Math.round(between(random, 120, 620)), ground + 26, { scale: 0.8 });
  return rect(0, ground, 800, 8, colour.plaster) + rect(0, ground + 8, 800, 40, waters[plan.water]) + boat;
}

/** The picture on an area's card: 800 x 360, of which a card 124 px high shows the lower nine tenths. */
export function cardScene(facts: SceneFacts): string {
  const plan = planOf(facts);
  const sky = skies[plan.sky];
  const random = randomOf(`${plan.slug} card`);
  const ground = plan.water === undefined ? 330 : 318;
  const split = splitOf(plan, random);
  const low = lowKinds(plan).length > 0 ? lowHouses(plan, split, ground, random) : undefined;
  const from = low === undefined ? split : low.end + 14;
  const content =
    rect(0, 0, 800, 360, sky.sky) +
    sunOf(sky, plan, split, random) +
    horizon(sky, split, ground, random) +
    (isIndustrial(plan) ? works(ground) : tallBlocks(plan, sky, from, ground, random)) +
    (low?.art ?? garden(plan, split, ground, random)) +
    station(plan, split, ground, random) +
    groundOf(plan, ground, random);
  return picture({ name: 'card-scene', viewBox: [0, 0, 800, 360], fit: 'xMidYMax slice' }, withGlyphs(content));
}
