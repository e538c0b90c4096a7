import { homeScene } from '../illustration/scenes/home.ts';
import type { EmittedFile } from './file.ts';

/** `error-scene.svg`: the picture of the error screen, which has to be there when no page's data can be had. */
export function emitErrorScene(): EmittedFile {
  return { path: 'error-scene.svg', text: homeScene({ number: '!', sky: 'afternoon' }) };
}
