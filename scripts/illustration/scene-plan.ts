import type { Part, SceneFacts } from './facts.ts';
import { lineColours, lineOf, type Background, type SkyName } from './palette.ts';
import { typicalDrawing } from './places/typical.ts';
import { hash } from './random.ts';
import { slabsOf, weightsOf, type Weights } from './weights.ts';

/** Everything that the facts of an area decide about its scene; the rest is left to chance. */
export interface ScenePlan {
  slug: string;
  weights: Weights;
  slabs: { floors: number; long: boolean };
  light: SkyName;
  /** The colour of the sky, or of the ground if the picture shows no sky. */
  plane: SkyName | Background;
  water: 'sea' | 'river' | 'lake';
  /** Colour of the station's line. */
  livery: string;
  /** Painted on the first slab block: "17". */
  number?: string | undefined;
  /** Whether the drawing is the area's own: then its colours are used unchanged. */
  own: boolean;
  drawing: string;
  words: 'left' | 'right';
  phone: Part;
}

const lights: readonly SkyName[] = ['dusk', 'noon', 'morning', 'afternoon'];

/** Neighbouring stations get different lights. Off the lines the slug decides. */
function lightOf({ slug, sign }: SceneFacts): SkyName {
  return lights[(sign?.number ?? hash(slug)) % 4] ?? 'noon';
}

/** Plans the scene of an area from its facts. */
export function planOf(facts: SceneFacts): ScenePlan {
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
    plane: scene.ground ?? light,
    water: area.scene.water ?? 'river',
    livery: lineColours[lineOf(sign?.code)],
    number: sign === undefined ? undefined : String(sign.number),
    own,
    drawing: drawing ?? typicalDrawing(weights, area.scene),
    words: scene.words ?? 'left',
    phone: scene.phone ?? { x: 690, width: 750 },
  };
}
