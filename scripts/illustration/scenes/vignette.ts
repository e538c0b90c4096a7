import { move, renovation, weekly } from '../vignettes.ts';
import { picture } from '../svg.ts';

const vignettes = { weekly, move, renovation };
export type VignetteName = keyof typeof vignettes;

/** The picture on a service card: 480 x 300. `prefix` begins its ids. */
export function vignetteScene(name: VignetteName, prefix = 'v'): string {
  return picture({ name: 'vig', viewBox: [0, 0, 480, 300], fit: 'xMidYMid slice' }, vignettes[name](prefix));
}
