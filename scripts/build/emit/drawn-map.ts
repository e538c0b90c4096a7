import { crop, homeScene } from '../../illustration/index.ts';

/**
 * The drawing of the company's block. It has no streets, because they would be invented. It is behind the embedded map,
 * or is shown alone if there is none.
 */
export function drawnMap(place: string, block: string): string {
  const scene = homeScene({ number: block, sky: 'noon', letters: 'outlines' });
  const drawing = crop(scene, '0 10 1440 780', 'xmlns="http://www.w3.org/2000/svg" role="img"');
  return drawing.replace('>', `><title>${place}</title>`);
}
