import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { ink, paper } from '#brand/colours.ts';
import * as brand from '#brand/fonts.ts';
import { Mark } from '#components/Logo.tsx';
import { lineOf, lineTextColours, rect, size } from '#drawings/index.ts';
import { kindOf, type PageData } from '#pages/kinds.ts';
import type { ArtAddress } from '#types/pictures.ts';
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
  const characters = codes.filter((character) => brand.letters.test(character)).join('');
  const scripts = ['latin', 'latin-ext'] as const;
  return Promise.all(scripts.map((script) => subsetFile({ name, script, characters, weight, format: 'sfnt' })));
}

const display = await face(brand.display, brand.display.weights.max);
const text = await face(brand.text, 600);
// The name of a face is that of one font. A letter comes from the first font that has it.
const fonts = Object.entries({ display, text }).flatMap(([name, files]) =>
  files.map(({ bytes: data }, index) => ({ name: `${name}${index}`, data })),
);

/** The fonts with which the renderer draws the numbers of scenes. All other words are outlines. */
export const fontFiles = display.map(({ file }) => file);

const rows = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;

/** Words without the characters that the fonts of the site lack, such as emoji and joiners. */
export const drawable = (words: string) => [...words].filter((character) => brand.letters.test(character)).join('');

/** Lays words out, and returns their SVG with the boxes of the parts that have a key. */
async function layOut(words: ReactElement) {
  const boxes: Record<string, Record<'left' | 'top' | 'width' | 'height', number>> = {};
  const svg = await satori(<div style={rows}>{words}</div>, {
    ...size,
    fonts,
    onNodeDetected: ({ key = '', left, top, width, height }) => (boxes[key] = { left, top, width, height }),
    loadAdditionalAsset: (_, letter) => {
      const code = letter.codePointAt(0)!.toString(16).toUpperCase();
      throw new Error(`the typefaces have no "${letter}" (U+${code}); write the text without it`);
    },
  });
  return { svg, boxes };
}

/** The largest and the smallest size of a heading in px. */
const [largest, smallest] = [76, 24];

/** The words begin at `left` px. The name of the site is beside the logo, and the code of a station beside the name. */
const column = { left: 64, width: 430, logo: 78, gap: 24 };

/** Lines are filled from the last word on, so that the first line is the shortest. */
const wrap = {
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
} as const;

const cut = { fontFamily: 'display0, display1', whiteSpace: 'nowrap' } as const;

/** The words of a heading: in lines of a width or, to measure them, one below another. */
function headingAt(px: number, words: readonly string[], width?: number) {
  const style = { marginTop: 25, columnGap: 0.2 * px, fontSize: px, letterSpacing: -0.02 * px, lineHeight: 0.95 };
  const parts = words.map((word, index) => <b key={index}>{word}</b>);
  return (
    <div key="heading" style={{ ...style, ...cut, ...(width ? wrap : rows), width }}>
      {parts.toReversed()}
    </div>
  );
}

/** The largest heading that is at most `height` px high, or a smaller one with fewer lines or better ends of lines. */
async function fittingHeading(title: string, room: number, height: number) {
  const words = title.split(/ +/);
  const { heading } = await layOut(headingAt(largest, words)).then(({ boxes }) => boxes);
  let best: { px: number; cost: number } | undefined;
  let least = smallest;
  for (let px = Math.floor(Math.min(1, room / heading!.width) * largest); px >= least; px -= 3) {
    const { boxes } = await layOut(headingAt(px, words, room));
    if (boxes['heading']!.height + px / 10 > height) continue;
    // A line costs 1, and one that ends in a short word 2.
    const isEnd = (index: number) => boxes[index]!.top !== boxes[index + 1]?.top;
    const cost = words.reduce((sum, { length }, index) => sum + (isEnd(index) ? (length > 3 ? 1 : 2) : 0), 0);
    least = best === undefined ? Math.max(smallest, 0.86 * px) : least;
    if (best === undefined || cost < best.cost) best = { px, cost };
  }
  if (best === undefined)
    throw new Error(`the heading "${title}" is too long: it does not fit at ${smallest} px. Make it shorter`);
  return headingAt(best.px, words, room);
}

/** One line of words in a size at which it is at most `room` px wide. */
async function fittingLine(key: string, words: string, px: number, room: number, style: object) {
  const at = (fontSize: number) => (
    <b key={key} style={{ ...cut, ...style, fontSize }}>
      {words}
    </b>
  );
  const { boxes } = await layOut(at(px));
  return at(px * Math.min(1, room / boxes[key]!.width));
}

/** The words of a page's picture, above what is drawn. */
export async function wordsOf(page: PageData, look: Look) {
  const { code, scene, heading, duration } = kindOf(page.kind).share(page, look.brand);
  const { ink: color, clear, room } = backdropOf(scene, look.readArt);
  const beside = code === undefined ? 0 : column.gap + 32 + code.length * 18;
  const pill = { ...cut, padding: '6px 16px', borderRadius: 7, marginLeft: column.gap, color: paper, fontSize: 26 };
  return layOut(
    <div style={{ ...rows, padding: `48px ${column.left}px`, color }}>
      <div style={{ display: 'flex', height: 64, alignItems: 'center', marginLeft: column.logo }}>
        {await fittingLine('brand', drawable(look.brand), 44, column.width - column.logo - beside, {
          letterSpacing: '-0.035em',
        })}
        {code && (
          <b key="code" style={{ ...pill, backgroundColor: lineTextColours[lineOf(code)] }}>
            {code}
          </b>
        )}
      </div>
      {await fittingHeading(drawable(heading), room, clear - 137 - (duration ? 43 : 0))}
      {duration &&
        (await fittingLine('duration', drawable(duration), 27, column.width, {
          marginTop: 16,
          fontFamily: 'text0, text1',
        }))}
    </div>,
  );
}

/** The strip of tiles at the bottom, from the tile of the stylesheet, below a line. One tile is exactly in the middle. */
function tileStrip(tile: string): string {
  const top = size.height - size.strip;
  const side = size.strip - 2;
  const content = tile.replace('<svg', `<svg width="${side}" height="${side}"`);
  const at = `x="${(size.width - side) / 2}" y="${top + 2}" width="${side}" height="${side}"`;
  return (
    `<defs><pattern id="tile" ${at} patternUnits="userSpaceOnUse">${content}</pattern></defs>` +
    rect(0, top, size.width, 2, ink) +
    rect(0, top + 2, size.width, side, 'url(#tile)')
  );
}

/** The share picture of a page, for links to it: its scene, the tiles, the brand and the heading. */
export async function pictureOf(page: PageData, look: Look): Promise<string> {
  const backdrop = backdropOf(kindOf(page.kind).share(page, look.brand).scene, look.readArt);
  const { svg } = await wordsOf(page, look);
  const logo = renderToStaticMarkup(<Mark disc={backdrop.disc} />).replace(
    '<svg',
    `<svg x="${column.left}" y="48" width="64" height="64"`,
  );
  const { family, weights } = brand.display;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${family}" font-weight="${weights.max}">${backdrop.art}${tileStrip(look.tile)}${logo}${svg}</svg>`;
}
