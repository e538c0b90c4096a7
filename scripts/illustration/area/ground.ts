import { colour } from '../palette.ts';
import { boat } from '../parts/boat.ts';
import { between, whole } from '../random.ts';
import { at, d, line, rect, repeat } from '../svg.ts';
import { rowsOf } from './frontage.ts';
import { chanceOf, height, isIndustrial, width, type Stage } from './stage.ts';

const waters = { sea: '#5FB3B3', river: '#7CC2B4', lake: '#8CCBC0' } as const;

function railing(ground: number): string {
  return (
    line(d`M0 ${ground - 20}h${width}m${-width} 10h${width}`, colour.ink, 2, { opacity: 0.5 }) +
    repeat(25, (index) => rect(index * 60, ground - 22, 3, 22, colour.ink, 0.6))
  );
}

/** Water before a railing. No boats on lakes: they are reservoirs. */
function shore(stage: Stage, water: keyof typeof waters): string {
  const random = chanceOf(stage, 'water');
  const top = stage.ground + 18;
  const rows = Math.floor((height - top - 24) / 10);
  const wave = () =>
    rect(
      between(random, 0, width),
      top + 14 + whole(random, 0, rows - 1) * 10,
      between(random, 24, 94),
      3,
      colour.white,
      0.5,
    );
  return (
    railing(stage.ground) +
    rect(0, top, width, height - top, waters[water]) +
    repeat(22, wave) +
    (water === 'lake' ? '' : at(water === 'river' ? 1040 : 880, stage.ground + 46, boat()))
  );
}

function lane(ground: number): string {
  return (
    rect(0, ground + 12, width, 5, colour.ink, 0.12) +
    repeat(10, (index) => rect(20 + index * 148, ground + 36, 70, 4, colour.plaster))
  );
}

/** Kerb, and in front of it road, grass or water. */
export function groundLayer(stage: Stage): string {
  const { plan, ground } = stage;
  const paved = isIndustrial(plan) || rowsOf(plan)[0] === 'shophouse' || plan.weights.office > 6;
  const fill = plan.water ? '#D9CDB4' : paved ? colour.road : colour.grass;
  return (
    rect(0, ground, width, 12, colour.plaster) +
    rect(0, ground + 12, width, height - ground - 12, fill) +
    (plan.water ? shore(stage, plan.water) : lane(ground))
  );
}
