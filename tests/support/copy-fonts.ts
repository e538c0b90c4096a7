import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectOf } from './sites.ts';

const fonts = 'src/generated/public/assets/fonts';

/** Copies the generated fonts of the first company. The codegen reuses them if its inputs are the same. */
export function copyFonts(root: string): void {
  cpSync(join(projectOf('first'), fonts), join(root, fonts), { recursive: true });
}
