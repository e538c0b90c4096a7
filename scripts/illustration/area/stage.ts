import type { Sky } from '../palette.ts';
import { randomOf, type Random } from '../random.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** An area scene under construction: 1440 x 800, its parts standing on `ground`. */
export interface Stage {
  plan: ScenePlan;
  sky: Sky;
  ground: number;
  /** Begins every id of the scene. */
  prefix: string;
}

export const width = 1440;
export const height = 800;

/** Chance for one layer. Layers do not share a stream: a change in one leaves the others as they are. */
export function chanceOf(stage: Stage, layer: string): Random {
  return randomOf(`${stage.plan.slug} ${layer}`);
}

export function isElevated({ rail }: ScenePlan): boolean {
  return rail === 'viaduct' || rail === 'light-rail';
}

/** Sheds instead of homes: an industrial district. */
export function isIndustrial({ weights }: ScenePlan): boolean {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return weights.factory * 2 >= total;
}

export function hasCivicHall({ weights }: ScenePlan): boolean {
  return weights.civic >= 4;
}
