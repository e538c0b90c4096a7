import { frontageLayer } from '../area/frontage.ts';
import { groundLayer } from '../area/ground.ts';
import { skyLayer } from '../area/sky.ts';
import { skylineLayer } from '../area/skyline.ts';
import { height, isElevated, width, type Stage } from '../area/stage.ts';
import { stationLayer } from '../area/station.ts';
import type { SceneFacts } from '../facts.ts';
import { skies } from '../palette.ts';
import { withPatterns } from '../patterns.ts';
import { planOf, type ScenePlan } from '../scene-plan.ts';
import { picture } from '../svg.ts';

/** Water needs room below the ground; a station on its deck needs the ground low, or its roof reaches the words. */
function groundOf(plan: ScenePlan): number {
  if (plan.water === undefined) return 738;
  return isElevated(plan) ? 716 : 704;
}

/** The hero of an area page, drawn from its facts: 1440 x 800. Left of x = 620 and above y = 500 it is sky only. */
export function areaScene(facts: SceneFacts, prefix = 'a'): string {
  const plan = planOf(facts);
  const stage: Stage = { plan, sky: skies[plan.sky], ground: groundOf(plan), prefix };
  const layers = [skyLayer, skylineLayer, frontageLayer, stationLayer, groundLayer];
  const content = withPatterns(prefix, layers.map((layer) => layer(stage)).join(''));
  return picture({ name: 'scene', viewBox: [0, 0, width, height], fit: 'xMaxYMax slice' }, content);
}
