import { transform } from 'lightningcss';
import type { EmittedFile } from './file.ts';

/** The oldest browsers whose syntax the stylesheet is written for. A version is its number, shifted by 16 bits. */
const targets = { chrome: 105 << 16, safari: 16 << 16, firefox: 121 << 16 };

/** Minifies a stylesheet. Throws with line and column if the text is not valid CSS. */
export function minified({ path, text }: EmittedFile): EmittedFile {
  const { code } = transform({ filename: path, code: Buffer.from(text), minify: true, targets });
  return { path, text: code.toString() };
}
