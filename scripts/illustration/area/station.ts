import { colour } from '../palette.ts';
import { bush } from '../parts/bush.ts';
import { pots } from '../parts/pots.ts';
import { totem } from '../parts/totem.ts';
import { station, viaduct } from '../parts/viaduct.ts';
import { between, type Random } from '../random.ts';
import { at, each } from '../svg.ts';
import { rowsOf, tree } from './frontage.ts';
import { chanceOf, hasCivicHall, isElevated, width, type Stage } from './stage.ts';

function flowers(stage: Stage, random: Random, x: number, span: number, blossom: string): string {
  return at(x, stage.ground, bush({ width: span, flowers: blossom, random }));
}

/** The deck, its train and its station; the one tall tree stands in front of it, the others below it. */
function elevated(stage: Stage, random: Random): string {
  const { plan, ground } = stage;
  const light = plan.rail === 'light-rail';
  const trainAt = between(random, 731, 950);
  return (
    at(0, ground, viaduct({ from: -80, to: width + 40, trainAt, livery: plan.livery, light })) +
    at(436, ground, station({ livery: plan.livery, code: plan.code, light })) +
    tree(stage, random, 70, 1.12) +
    flowers(stage, random, 190, 190, colour.bougainvillea) +
    (plan.green > 2 ? tree(stage, random, 280, 0.62) : '') +
    tree(stage, random, 720, 0.62) +
    flowers(stage, random, between(random, 1180, 1240), 150, colour.mango)
  );
}

function entranceAt(stage: Stage): number {
  const [row] = rowsOf(stage.plan);
  if (row === 'shophouse') return 760;
  if (hasCivicHall(stage.plan)) return 470;
  return row === undefined ? 640 : 690;
}

function underground(stage: Stage, random: Random): string {
  const { plan, ground } = stage;
  const [row] = rowsOf(plan);
  const entrance =
    plan.code === undefined || plan.rail === 'none'
      ? ''
      : at(entranceAt(stage), ground, totem({ livery: plan.livery, code: plan.code }));
  if (row === 'shophouse') return entrance + each([180, 560, 1180], (x) => at(x, ground, pots()));
  if (row !== undefined)
    return entrance + flowers(stage, random, between(random, 950, 1010), 180, colour.bougainvillea);
  // Beside the hall, not across its steps.
  const bed = hasCivicHall(plan) ? 1180 : between(random, 880, 940);
  return entrance + flowers(stage, random, bed, 160, colour.mango);
}

/** The station, if the area has one, and the planting around it. */
export function stationLayer(stage: Stage): string {
  const random = chanceOf(stage, 'station');
  return isElevated(stage.plan) ? elevated(stage, random) : underground(stage, random);
}
