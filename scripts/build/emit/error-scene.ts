import { homeScene } from '../../illustration/scenes/home.ts';
import { addressOf, asset, type EmittedFile } from './file.ts';

/** The picture of the error screen as a file, and `error-scene.svg` that shows it, small enough for every client. */
export function emitErrorScene(): EmittedFile[] {
  const drawing = homeScene({ number: '!', sky: 'afternoon' });
  const file = asset('art', 'error', 'svg', drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '));
  const frame = /^<svg[^>]*>/.exec(drawing)?.[0] ?? '<svg>';
  return [
    file,
    { path: 'error-scene.svg', text: `${frame}<image href="${addressOf(file)}" width="1440" height="790"/></svg>` },
  ];
}
