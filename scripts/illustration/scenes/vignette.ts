import { move, renovation, weekly } from '../vignettes.ts';
import { picture, views } from '../svg.ts';

const vignettes = { weekly, move, renovation };
export type VignetteName = keyof typeof vignettes;

const fit = 'xMidYMid slice';

/** The picture on a service card: 480 x 300. `prefix` begins its ids. */
export function vignetteScene(name: VignetteName, prefix = 'v'): string {
  return picture({ name: 'vig', viewBox: [0, 0, 480, 300], fit }, vignettes[name](prefix));
}

/**
 * The vignettes of all services in one file, with a view for each name, because a page that shows one shows them all.
 */
export function vignettesScene(): string {
  const names = Object.keys(vignettes) as VignetteName[];
  return views(Object.fromEntries(names.map((name) => [name, vignetteScene(name, name)])), 480, 300, fit);
}
