import { colour } from '../palette.ts';
import { bush } from '../parts/bush.ts';
import { civic } from '../parts/civic.ts';
import { factory } from '../parts/factory.ts';
import { landed } from '../parts/landed.ts';
import { linkway } from '../parts/linkway.ts';
import { palm } from '../parts/palm.ts';
import { rainTree } from '../parts/rain-tree.ts';
import { shophouse } from '../parts/shophouse.ts';
import { chimney, silo } from '../parts/silo.ts';
import { walkup } from '../parts/walkup.ts';
import { between, type Random } from '../random.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { at } from '../svg.ts';
import { hasTall } from './skyline.ts';
import { chanceOf, hasCivicHall, isElevated, isIndustrial, type Stage } from './stage.ts';

type Row = 'shophouse' | 'landed' | 'walkup' | 'factory';

/** The low-rise kinds that are heavy enough to line the street, heaviest first. */
export function rowsOf(plan: ScenePlan): Row[] {
  const kinds: Row[] = isIndustrial(plan) ? [] : ['shophouse', 'landed', 'walkup', 'factory'];
  return kinds.filter((kind) => plan.weights[kind] >= 2).toSorted((a, b) => plan.weights[b] - plan.weights[a]);
}

/** A rain tree, or a palm by the sea, near x. Its crown stays below the words, which end at y = 500. */
export function tree(stage: Stage, random: Random, x: number, scale: number): string {
  const bySea = stage.plan.water === 'sea';
  const tallest = (stage.ground - 505) / (bySea ? 176 : 190);
  const wanted = bySea ? scale * 1.2 : scale;
  return at(x + between(random, -15, 15), stage.ground, bySea ? palm() : rainTree(), Math.min(wanted, tallest));
}

/** Trees stand behind the shophouses, never before their fronts. */
function shophouses(stage: Stage, random: Random): string {
  const { weights } = stage.plan;
  const joined = weights.walkup >= 2;
  const bays = joined ? 11 : weights.shophouse >= 5 ? 16 : 8;
  const behind = isElevated(stage.plan) ? '' : tree(stage, random, 150, 1.18) + tree(stage, random, 470, 1.15);
  return (
    behind +
    at(-24, stage.ground, shophouse({ bays, tallFrom: 7, random }), 1.12) +
    (joined ? at(1022, stage.ground, walkup({ bays: 4 }), 1.25) : '')
  );
}

/** Under a deck the houses are drawn smaller, so that no roof stands through it. */
function houses(stage: Stage, random: Random): string {
  const full = stage.plan.weights.landed > 6 || !hasTall(stage);
  if (isElevated(stage.plan)) {
    const more = full ? '' : tree(stage, random, 850, 0.6);
    return at(-16, stage.ground, landed({ units: full ? 21 : 12, random }), 0.92) + more;
  }
  return (
    tree(stage, random, 120, 1.05) +
    tree(stage, random, 430, 1) +
    at(-16, stage.ground, landed({ units: full ? 16 : 9, random }), 1.2) +
    (full ? '' : tree(stage, random, 840, 0.8))
  );
}

function walkups(stage: Stage, random: Random): string {
  const behind = isElevated(stage.plan) ? '' : tree(stage, random, 200, 1.1) + tree(stage, random, 520, 1.05);
  return behind + at(-10, stage.ground, walkup({ bays: 6 }), 1.15) + tree(stage, random, 980, 0.6);
}

/** No houses along the street: the estate's own garden. */
function garden(stage: Stage, random: Random): string {
  const { green } = stage.plan;
  if (isElevated(stage.plan)) {
    return tree(stage, random, 860, 0.55) + tree(stage, random, 1130, 0.58) + tree(stage, random, 1390, 0.55);
  }
  return (
    tree(stage, random, 90, 0.95) +
    tree(stage, random, 400, 1.1) +
    (green > 1 && !hasCivicHall(stage.plan) ? tree(stage, random, 1010, 0.7) : '') +
    at(-10, stage.ground, linkway({ width: 620 })) +
    at(60, stage.ground, bush({ width: 220, flowers: colour.bougainvillea, random }))
  );
}

function works(stage: Stage): string {
  const { ground } = stage;
  return (
    at(1366, ground, chimney(colour.hibiscus), 1.5) +
    at(852, ground, silo({ count: 2, wall: colour.rice, accent: colour.pandan }), 1.5) +
    at(690, ground, factory({ sheds: 3, wall: colour.peach, accent: colour.tile }), 1.3) +
    at(1010, ground, factory({ sheds: 4, wall: colour.rice, accent: colour.hibiscus }), 1.75)
  );
}

/** What stands along the street before the tall zone. */
export function frontageLayer(stage: Stage): string {
  const random = chanceOf(stage, 'street');
  const hall = hasCivicHall(stage.plan) ? at(716, stage.ground, civic(), 1.05) : '';
  if (isIndustrial(stage.plan)) return works(stage) + (isElevated(stage.plan) ? '' : garden(stage, random));
  switch (rowsOf(stage.plan)[0]) {
    case 'shophouse':
      return hall + shophouses(stage, random);
    case 'landed':
      return hall + houses(stage, random);
    case 'walkup':
      return hall + walkups(stage, random);
    case 'factory':
      return hall + at(-20, stage.ground, factory({ sheds: 7, wall: colour.peach, accent: colour.tile }));
    default:
      return hall + garden(stage, random);
  }
}
