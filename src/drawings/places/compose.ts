import { filled, inBrand, paintedNumber } from '../drawn.ts';
import { paintsOfSky, skies, waters } from '../palette.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { isNumber, isPlace, shapesOf } from './drawing.ts';
import { fillPlaces } from './fill.ts';

/** A drawing with its places filled by the facts of an area. Its parts of some classes can be left out. */
export function compose(source: string, plan: ScenePlan, without: readonly string[] = []): string {
  const svg = inBrand(source);
  const shapes = shapesOf(svg);
  const blocks = fillPlaces(shapes.filter(isPlace), plan, shapes.some(isNumber));
  return filled(svg, {
    paints: { ...paintsOfSky(skies[plan.light]), water: waters[plan.water], livery: plan.livery },
    slots: { place: (shape) => blocks.get(shape) ?? '', number: paintedNumber(plan.number) },
    without,
  });
}
