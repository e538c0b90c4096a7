import { homeScene } from '../../illustration/index.ts';
import { artFile } from './art.ts';
import { addressOf, type EmittedFile } from './file.ts';

/**
 * The picture of the error screen as a file, and `error-scene.svg`, which only refers to this file. Every client
 * contains `error-scene.svg`, so it has to be small.
 */
export function emitErrorScene(): EmittedFile[] {
  const drawing = homeScene({ number: '!', sky: 'afternoon' });
  const file = artFile('error', drawing);
  const frame = /^<svg[^>]*>/.exec(drawing)?.[0] ?? '<svg>';
  return [
    file,
    { path: 'error-scene.svg', text: `${frame}<image href="${addressOf(file)}" width="1440" height="790"/></svg>` },
  ];
}
