import { crop, homeScene } from '../../illustration/index.ts';

/** The company's block, under the map of another company or in its place: no street that is not there. */
export function drawnMap(place: string, block: string): string {
  const scene = homeScene({ number: block, sky: 'noon', letters: 'outlines' });
  const drawing = crop(scene, '676 40 764 382', 'xmlns="http://www.w3.org/2000/svg" role="img"');
  return drawing.replace('>', `><title>${place}</title>`);
}
