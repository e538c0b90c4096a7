import { Resvg } from '@resvg/resvg-js';

const options = { font: { loadSystemFonts: false } };

/** Throws unless a picture is well-formed XML. */
export const checkMarkup = (markup: string) =>
  new Resvg(markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), options);

/** Every id that the markup defines. */
export function idsOf(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every id that the markup refers to. */
export function referencesOf(markup: string): string[] {
  return [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id);
}
