import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { ink, paper } from '#brand/colours.ts';
import * as brand from '#brand/fonts.ts';
import { Mark } from '#ui/Logo.tsx';
import { lineOfCode, lineTextColours, rect, size } from '#drawings/index.ts';
import { kindNamed, type PageData } from '#pages/kinds.ts';
import type { ArtAddress } from '#content/links.ts';
import { memoize } from '#content/memoize.ts';
import { subsetFile } from '../emit/subset.ts';
import { backdropOf } from './scenes.ts';

/** The parts of every picture: the name of the site, its tile as SVG, and the texts of pictures that are files. */
export interface Look {
  brand: string;
  tile: string;
  readArt: (address: ArtAddress) => string;
}

/** The letters of a typeface as TrueType fonts: Latin and, for further letters, Latin Extended. */
function face({ name }: brand.Typeface, weight: number) {
  const characters = drawable(Array.from({ length: 0x2123 }, (_, code) => String.fromCharCode(code)).join(''));
  const scripts = ['latin', 'latin-ext'] as const;
  return Promise.all(scripts.map((script) => subsetFile({ name, script, characters, weight, format: 'sfnt' })));
}

/** Words without the characters that the fonts of the site lack, such as emoji and joiners. */
export const drawable = (words: string) =>
  Array.from(words, (letter) => (brand.letters.test(letter) ? letter : ''))
    .join('')
    .replace(/ +/g, ' ');

const display = await face(brand.display, brand.display.weights.max);
const text = await face(brand.text, 600);
// The name of a face is that of one font. A letter comes from the first font that has it.
const fonts = Object.entries({ display, text }).flatMap(([name, files]) =>
  files.map(({ bytes: data }, index) => ({ name: `${name}${index}`, data })),
);

/** The fonts with which the renderer draws the numbers of scenes. All other words are outlines. */
export const fontFiles = display.map(({ file }) => file);

/** The words begin at `left` px. The name of the site is beside the logo, and the code of a station beside the name. */
const column = { left: 64, width: 430, logo: 78, gap: 24 };
const rows = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
const letters = { fontFamily: 'display0, display1', textWrap: 'balance' } as const;
const small = { fontFamily: 'text0, text1', letterSpacing: 0, whiteSpace: 'nowrap', marginTop: 16 } as const;

/** The SVG of words that are laid out. */
const layOut = (words: ReactElement) =>
  satori(<div style={rows}>{words}</div>, {
    ...size,
    fonts,
    loadAdditionalAsset: (_language, letters) => Promise.reject(new Error(`the fonts have no "${letters}"`)),
  });

type Pair = readonly [number, number];

/** Words at the largest of the sizes in px at which they are inside a width and a height. */
async function fitting(words: string, [most, least]: Pair, [width, height]: Pair, style: object) {
  for (let px = most; px >= least; px -= px > 24 ? 3 : 0.5) {
    const fitted = (
      <div style={{ maxWidth: width, fontSize: px, letterSpacing: -0.02 * px, ...style }}>{drawable(words)}</div>
    );
    const ink = new Resvg(await layOut(fitted), { font: { loadSystemFonts: false } }).getBBox();
    if (ink === undefined || (ink.x + ink.width <= width && ink.y + ink.height <= height)) return fitted;
  }
  throw new Error('its words are too long for a picture. Make the heading or the name of the site shorter');
}

/** The name of the site, in a row with something of a width in px. */
const siteName = memoize((look: Look, beside: number) =>
  fitting(look.brand, [44, 8], [column.width - beside, 64], letters),
);

/** The words of a page's picture, above what is drawn. */
export async function pictureWords(page: PageData, look: Look) {
  const { code, scene, heading, duration } = kindNamed(page.kind).share(page, look.brand);
  const { ink: color, clear, room } = backdropOf(scene, look.readArt);
  const beside = column.logo + (code === undefined ? 0 : column.gap + 32 + code.length * 18);
  const pill = { ...letters, padding: '6px 16px', borderRadius: 7, marginLeft: column.gap, color: paper, fontSize: 26 };
  const left = clear - 145 - (duration ? 43 : 0);
  return layOut(
    <div style={{ ...rows, padding: `48px ${column.left}px`, color }}>
      <div style={{ display: 'flex', height: 64, alignItems: 'center', margin: `0 0 25px ${column.logo}px` }}>
        {await siteName(look, beside)}
        {code && <b style={{ ...pill, backgroundColor: lineTextColours[lineOfCode(code)] }}>{code}</b>}
      </div>
      {await fitting(heading, [64, 24], [room, left], { ...letters, lineHeight: 0.95 })}
      {duration && (await fitting(duration, [27, 8], [column.width, 64], small))}
    </div>,
  );
}

/** The strip of tiles at the bottom, from the tile of the stylesheet, below a line. One tile is exactly in the middle. */
function tileStrip(tile: string): string {
  const top = size.height - size.strip;
  const side = size.strip - 2;
  const square = `width="${side}" height="${side}"`;
  const at = `x="${(size.width - side) / 2}" y="${top + 2}" ${square}`;
  const content = tile.replace('<svg', `<svg ${square}`);
  const pattern = `<pattern id="tile" ${at} patternUnits="userSpaceOnUse">${content}</pattern>`;
  return pattern + rect(0, top, size.width, 2, ink) + rect(0, top + 2, size.width, side, 'url(#tile)');
}

/** The share picture of a page, for links to it: its scene, the tiles, the brand and the heading. */
export async function pictureOf(page: PageData, look: Look): Promise<string> {
  const { art, disc } = backdropOf(kindNamed(page.kind).share(page, look.brand).scene, look.readArt);
  const words = await pictureWords(page, look);
  const logo = renderToStaticMarkup(<Mark disc={disc} />).replace('<svg', '<svg x="64" y="48" width="64" height="64"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${brand.display.family}" font-weight="${brand.display.weights.max}">${art}${tileStrip(look.tile)}${logo}${words}</svg>`;
}
