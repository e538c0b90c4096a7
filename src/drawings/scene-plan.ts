import type { Light } from '#types/pictures.ts';
import type { SceneFacts } from './facts.ts';
import { lineColours, lineOf } from './palette.ts';
import { sourceOf } from './drawn.ts';
import { hash } from './random.ts';
import { slabsOf, weightsOf, type Weights } from './weights.ts';

const lights: readonly Light[] = ['dusk', 'noon', 'morning', 'afternoon'];

/** Neighbouring stations get different lights. Off the lines the slug decides. */
function lightOf({ slug, sign }: SceneFacts): Light {
  return lights[(sign?.number ?? hash(slug)) % 4] ?? 'noon';
}

/** The file for an area without its own drawing. Chosen by the most frequent buildings of the area, then by its water and its rail line. */
function typicalOf(weights: Weights, { rail, water }: SceneFacts['area']['scene']): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const most = (...kinds: (keyof Weights)[]) => 2 * kinds.reduce((sum, kind) => sum + weights[kind], 0) >= total;
  if (most('factory')) return 'works';
  if (most('shophouse', 'office')) return 'city';
  if (most('landed')) return 'houses';
  if (water !== undefined) return 'water';
  return rail === 'viaduct' || rail === 'light-rail' ? 'viaduct' : 'land';
}

/** Everything that the facts of an area decide about its scene; the rest is left to chance. */
export type ScenePlan = ReturnType<typeof planOf>;

/** Plans the scene of an area from its facts. */
export function planOf(facts: SceneFacts) {
  const { slug, area, sign, drawing } = facts;
  const weights = weightsOf(area, facts.typical);
  const own = drawing !== undefined;
  const scene: SceneFacts['area']['scene'] = own ? area.scene : { rail: area.scene.rail };
  const light = area.scene.light ?? lightOf(facts);
  return {
    slug,
    weights,
    slabs: slabsOf(area),
    light,
    /** The colour of the sky, or of the ground if the picture shows no sky. */
    plane: scene.ground ?? light,
    water: area.scene.water ?? 'river',
    /** Colour of the station's line. */
    livery: lineColours[lineOf(sign?.code)],
    /** Painted on the first slab block: "17". */
    number: sign === undefined ? undefined : String(sign.number),
    /** Whether the drawing is the area's own: then its colours are used unchanged. */
    own,
    drawing: drawing ?? sourceOf(`areas/${typicalOf(weights, area.scene)}`),
    words: scene.words ?? 'left',
    phone: scene.phone ?? { x: 690, width: 750 },
  };
}
