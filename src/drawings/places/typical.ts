import type { SceneFacts } from '../facts.ts';
import type { Weights } from '../weights.ts';

/** The file for an area without its own drawing. Chosen by the most frequent buildings of the area, then by its water and its rail line. */
export function typicalOf(weights: Weights, { rail, water }: SceneFacts['area']['scene']): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const most = (...kinds: (keyof Weights)[]) => 2 * kinds.reduce((sum, kind) => sum + weights[kind], 0) >= total;
  if (most('factory')) return 'works';
  if (most('shophouse', 'office', 'civic')) return 'city';
  if (most('landed')) return 'houses';
  if (water !== undefined) return 'water';
  return rail === 'viaduct' || rail === 'light-rail' ? 'viaduct' : 'land';
}
