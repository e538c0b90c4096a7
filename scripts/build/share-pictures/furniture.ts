import { colour, rect, size } from '../../illustration/index.ts';

/** The logo, 64 x 64: a broom on a disc. A test compares it with the logo of the pages. */
export function logo(x: number, y: number, disc: string): string {
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round"><circle cx="32" cy="32" r="32" fill="${disc}"/>` +
    `<path d="M32 8v18" stroke="${colour.ink}" stroke-width="6"/>` +
    `<path d="M32 27L14 54M32 27l-7 30M32 27v31M32 27l7 30M32 27l18 27" stroke="${colour.ink}" stroke-width="4.4"/>` +
    `<path d="M23 28h18" stroke="${colour.hibiscus}" stroke-width="8"/></g>`
  );
}

const edge = 2;

/** The strip of tiles at the bottom, from the tile of the stylesheet. One tile is exactly in the middle. */
export function tileStrip(tile: string): string {
  const top = size.height - size.strip;
  const side = size.strip - edge;
  const left = (size.width - side) / 2;
  const inner = tile.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const pattern = `<pattern id="tile" x="${left}" y="${top + edge}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" viewBox="0 0 60 60">${inner}</pattern>`;
  return (
    `<defs>${pattern}</defs>` +
    rect(0, top, size.width, edge, colour.ink) +
    rect(0, top + edge, size.width, side, 'url(#tile)')
  );
}
