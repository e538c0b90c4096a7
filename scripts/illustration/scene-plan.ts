import { cityAreas, greenInTheCity } from './districts.ts';
import type { SceneFacts } from './facts.ts';
import { lineColours, lineOf, type SkyName } from './palette.ts';
import { hash } from './random.ts';
import type { Weights } from './building-kinds.ts';
import { slabsOf, weightsOf } from './weights.ts';

/** Everything that the facts of an area decide about its scene; the rest is left to chance. */
export interface ScenePlan {
  slug: string;
  weights: Weights;
  slabs: { floors: number; long: boolean };
  /** How many trees: 0 in the city, 3 at a lake, else 2. */
  green: number;
  sky: SkyName;
  rail: SceneFacts['area']['scene']['rail'];
  water?: 'sea' | 'river' | 'lake' | undefined;
  /** Colour of the station's line. */
  livery: string;
  /** On the station's sign: "NE17". */
  code?: string | undefined;
  /** Painted on the first block: "17". */
  number?: string | undefined;
}

const skyOrder: readonly SkyName[] = ['dusk', 'noon', 'morning', 'afternoon'];

/** Neighbouring stations get different skies. Off the lines the slug decides. */
function skyOf({ slug, sign }: SceneFacts): SkyName {
  return skyOrder[(sign?.number ?? hash(slug)) % 4] ?? 'noon';
}

function greenOf({ area }: SceneFacts): number {
  if (!cityAreas.has(area.planningArea)) return area.scene.water === 'lake' ? 3 : 2;
  return greenInTheCity.has(area.planningArea) || greenInTheCity.has(area.subzone) ? 2 : 0;
}

/** From the facts of an area to its scene. */
export function planOf(facts: SceneFacts): ScenePlan {
  const { slug, area, sign } = facts;
  return {
    slug,
    weights: weightsOf(area),
    slabs: slabsOf(area),
    green: greenOf(facts),
    sky: skyOf(facts),
    rail: area.scene.rail,
    water: area.scene.water,
    livery: lineColours[lineOf(sign?.code)],
    code: sign?.code,
    number: sign === undefined ? undefined : String(sign.number),
  };
}
