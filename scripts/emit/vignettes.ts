import { createHash } from 'node:crypto';
import type { Service } from '../../src/generated/entries.ts';
import { vignetteScene } from '../illustration/scenes/vignette.ts';
import type { EmittedFile } from './file.ts';

type Name = Service['picture'];

const names: readonly Name[] = ['weekly', 'move', 'renovation'];

function fileOf(name: Name): EmittedFile {
  const text = vignetteScene(name).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `public/assets/art/${name}-${hash}.svg`, text };
}

/** The address of a service's picture. It is a file of its own: every page shows it, and none above the fold. */
export function vignetteAddress(name: Name): string {
  return fileOf(name).path.replace(/^public/, '');
}

/** The pictures of the services as files. */
export function emitVignettes(): EmittedFile[] {
  return names.map(fileOf);
}
