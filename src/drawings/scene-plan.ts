import type { Light } from '#types/pictures.ts';
import type { SceneFacts } from './facts.ts';
import { lineColours, lineOf } from './palette.ts';
import { sourceOf } from './drawn.ts';
import { typicalOf } from './places/typical.ts';
import { hash } from './random.ts';
import { slabsOf, weightsOf } from './weights.ts';

const lights: readonly Light[] = ['dusk', 'noon', 'morning', 'afternoon'];

/** Neighbouring stations get different lights. Off the lines the slug decides. */
function lightOf({ slug, sign }: SceneFacts): Light {
  return lights[(sign?.number ?? hash(slug)) % 4] ?? 'noon';
}

/** Everything that the facts of an area decide about its scene; the rest is left to chance. */
export type ScenePlan = ReturnType<typeof planOf>;

/** Plans the scene of an area from its facts. */
export function planOf(facts: SceneFacts) {
  const { slug, area, sign, drawing } = facts;
  const weights = weightsOf(area);
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
