import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectOf } from './sites.ts';

const fonts = 'src/generated/public/assets/fonts';

/** Gives a copy the fonts that were made for the first company: their names hold the hash of all that goes in. */
export function giveFonts(root: string): void {
  cpSync(join(projectOf('first'), fonts), join(root, fonts), { recursive: true });
}
