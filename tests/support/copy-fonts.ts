import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectOf } from './sites.ts';

const fonts = 'src/generated/public/assets/fonts';

/** Copies the fonts of the first company, which a codegen with the same inputs uses again. */
export function copyFonts(root: string): void {
  cpSync(join(projectOf('first'), fonts), join(root, fonts), { recursive: true });
}
