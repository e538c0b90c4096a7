import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type SatoriNode } from 'satori';
import { ink, paper } from '#brand/colours.ts';
import * as brand from '#brand/fonts.ts';
import { Mark } from '#ui/Logo.tsx';
import { lineOfCode, lineTextColours, rect, size } from '#drawings/index.ts';
import { kindNamed, type PageData } from '#pages/kinds.ts';
import type { ArtAddress } from '#content/links.ts';
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
  const codes = Array.from({ length: 0x2123 }, (_, code) => String.fromCharCode(code));
  const characters = drawable(codes.join(''));
  const scripts = ['latin', 'latin-ext'] as const;
  return Promise.all(scripts.map((script) => subsetFile({ name, script, characters, weight, format: 'sfnt' })));
}

/** Words without the characters that the fonts of the site lack, such as emoji and joiners. */
export const drawable = (words: string) =>
  [...words]
    .filter((letter) => brand.letters.test(letter))
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
/** Lines are filled from the last word on, so that the first line is the shortest. */
const lines = {
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
} as const;
const letters = { fontFamily: 'display0, display1', whiteSpace: 'nowrap' } as const;
const small = { fontFamily: 'text0, text1', letterSpacing: 0, whiteSpace: 'nowrap', marginTop: 16 } as const;

/** Lays words out, and returns their SVG with the parts that have a key. */
async function layOut(words: ReactElement) {
  const boxes: Record<string, SatoriNode> = {};
  const svg = await satori(<div style={rows}>{words}</div>, {
    ...size,
    fonts,
    onNodeDetected: (node) => {
      if (node.key != null) boxes[node.key] = node;
    },
    loadAdditionalAsset: (_language, letters) => Promise.reject(new Error(`the fonts have no "${letters}"`)),
  });
  return { svg, boxes };
}

type Styles = Readonly<Record<string, string | number>>;

/** Words at the largest of the sizes in px at which all are inside a width and a height. Each part stays in one line. */
async function fitting(
  key: string,
  parts: string[],
  [most, least]: [number, number],
  [width, height]: number[],
  style: Styles,
) {
  for (let px = most; px >= least; px -= px > 24 ? 3 : 0.5) {
    const spaces = { columnGap: 0.2 * px, fontSize: px, letterSpacing: -0.02 * px, maxWidth: width };
    const words = parts.map((part, index) => <b key={`${key}${index}`}>{part}</b>).toReversed();
    const fitted = (
      <div key={key} style={{ ...lines, ...spaces, ...style }}>
        {words}
      </div>
    );
    const boxes = Object.values((await layOut(fitted)).boxes);
    if (boxes.every((box) => box.left + box.width <= width! && box.top + box.height <= height!)) return fitted;
  }
  throw new Error('its words are too long for a picture. Make the heading or the name of the site shorter');
}

/** The words of a page's picture, above what is drawn. */
export async function pictureWords(page: PageData, look: Look) {
  const { code, scene, heading, duration } = kindNamed(page.kind).share(page, look.brand);
  const { ink: color, clear, room } = backdropOf(scene, look.readArt);
  const beside = column.logo + (code === undefined ? 0 : column.gap + 32 + code.length * 18);
  const pill = { ...letters, padding: '6px 16px', borderRadius: 7, marginLeft: column.gap, color: paper, fontSize: 26 };
  // A short word is in the line of the next word; one that ends a sentence, or a number, in that of the word before.
  const words = drawable(heading).split(/(?<!(?:^| )\p{L}{1,3}) +(?!\d|\p{L}{1,3}[.,!?])/u);
  const left = clear - 145 - (duration ? 43 : 0);
  return layOut(
    <div style={{ ...rows, padding: `48px ${column.left}px`, color }}>
      <div style={{ display: 'flex', height: 64, alignItems: 'center', margin: `0 0 25px ${column.logo}px` }}>
        {await fitting('brand', [drawable(look.brand)], [44, 8], [column.width - beside, 64], letters)}
        {code && <b style={{ ...pill, backgroundColor: lineTextColours[lineOfCode(code)] }}>{code}</b>}
      </div>
      {await fitting('heading', words, [64, 24], [room, left], { ...letters, lineHeight: 0.95 })}
      {duration && (await fitting('duration', [drawable(duration)], [27, 8], [column.width, 64], small))}
    </div>,
  );
}

/** The strip of tiles at the bottom, from the tile of the stylesheet, below a line. One tile is exactly in the middle. */
function tileStrip(tile: string): string {
  const top = size.height - size.strip;
  const side = size.strip - 2;
  const content = tile.replace('<svg', `<svg width="${side}" height="${side}"`);
  const at = `x="${(size.width - side) / 2}" y="${top + 2}" width="${side}" height="${side}"`;
  const pattern = `<defs><pattern id="tile" ${at} patternUnits="userSpaceOnUse">${content}</pattern></defs>`;
  return pattern + rect(0, top, size.width, 2, ink) + rect(0, top + 2, size.width, side, 'url(#tile)');
}

/** The share picture of a page, for links to it: its scene, the tiles, the brand and the heading. */
export async function pictureOf(page: PageData, look: Look): Promise<string> {
  const { art, disc } = backdropOf(kindNamed(page.kind).share(page, look.brand).scene, look.readArt);
  const { svg } = await pictureWords(page, look);
  const place = `<svg x="${column.left}" y="48" width="64" height="64"`;
  const logo = renderToStaticMarkup(<Mark disc={disc} />).replace('<svg', place);
  const { family, weights } = brand.display;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${family}" font-weight="${weights.max}">${art}${tileStrip(look.tile)}${logo}${svg}</svg>`;
}
