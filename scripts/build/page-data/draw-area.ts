import type { AreaFacts } from '../emit/area-pages.ts';
import { featurePictures, nightAddress, parapetAddress } from '../emit/art.ts';
import type { AreaPage } from '../emit/page-types.ts';
import { planOf } from '../../illustration/scene-plan.ts';
import { areaScene } from '../../illustration/scenes/area.ts';
import { drawHomes } from './draw-homes.ts';

/** An area's page with its pictures, drawn from the facts alone. */
export function drawArea({ scene, ...page }: AreaFacts): AreaPage {
  return {
    ...page,
    area: { ...page.area, sky: planOf(scene).sky },
    homes: drawHomes(page.homes, scene.sign),
    pictures: {
      hero: areaScene(scene),
      features: featurePictures(page.words.community, page.area.sign?.code),
      parapet: parapetAddress,
      closing: nightAddress(scene.slug),
    },
  };
}
