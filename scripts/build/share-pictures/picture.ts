import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { letters } from '#brand/fonts.ts';
import { Mark } from '#components/Logo.tsx';
import * as colour from '#brand/colours.ts';
import { rect, size, bar, escape, lineOf, lineTextColours, n } from '#drawings/index.ts';
import { kindOf, type PageData } from '#pages/kinds.ts';
import type { SharePicture } from '#pages/page-kind.ts';
import type { ArtAddress } from '#types/pictures.ts';
import type { Face, Faces } from './faces.ts';
import { fitLine, setHeading, spacing, type Box } from './lines.ts';
import { backdropOf, type Backdrop } from './scenes.ts';

/** The logo of the pages, 64 x 64, on a disc that stands out from the sky. */
function logo(x: number, y: number, disc: string): string {
  const mark = renderToStaticMarkup(createElement(Mark, { disc }));
  return mark.replace('<svg', `<svg x="${x}" y="${y}" width="64" height="64"`);
}

const edge = 2;

/** The strip of tiles at the bottom, from the tile of the stylesheet. One tile is exactly in the middle. */
function tileStrip(tile: string): string {
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

/** The parts of every picture of a site. */
export interface Look {
  brand: string;
  /** The tile of the strip at the foot, as the text of its SVG. */
  tile: string;
  /** The text of a picture that is a file. */
  readArt: (address: ArtAddress) => string;
}

/** Words without the characters that the fonts of the site lack, such as emoji and joiners. */
const drawable = (words: string) => [...words].filter((character) => letters.test(character)).join('');

/** The content of a page's picture. */
export function shareOf(page: PageData, name: string): SharePicture {
  const { heading, duration, ...share } = kindOf(page.kind).share(page, name);
  return {
    ...share,
    heading: drawable(heading),
    ...(duration !== undefined && { duration: drawable(duration) }),
  };
}

const left = 64;
/** The width in px of the row with the brand and the station's code, which is above every scene. */
const width = 430;
/** The name of the brand, beside the logo. The pill follows `gap` after the name. */
const brand = { left: 142, baseline: 96, size: 44, spacing: -0.035 };
const pill = { size: 26, padding: 16, height: 46, top: 57, gap: 24 };
const duration = { size: 27, above: 16 };

interface Style {
  face: Face;
  size: number;
  fill: string;
  letterSpacing?: number;
}

function text(words: string, x: number, y: number, { face, size: fontSize, fill, letterSpacing = 0 }: Style): string {
  const letters = letterSpacing === 0 ? '' : ` letter-spacing="${n(letterSpacing * fontSize)}"`;
  return `<text x="${n(x)}" y="${n(y)}" font-family="${face.family}" font-weight="${face.weight}" font-size="${n(fontSize)}"${letters} fill="${fill}">${escape(words)}</text>`;
}

/** The code of a station on a pill in the colour of its line. `x` is the pill's left edge. */
function codePill(code: string, x: number, face: Face): string {
  const fill = lineTextColours[lineOf(code)];
  const wide = face.width(code) * pill.size;
  const baseline = pill.top + pill.height / 2 + (face.capHeight * pill.size) / 2;
  return (
    bar(x, pill.top, wide + pill.padding * 2, pill.height, fill, 7) +
    text(code, x + pill.padding, baseline, { face, size: pill.size, fill: colour.paper })
  );
}

/** The logo, the name, and the code of the station beside it. A long name is set smaller. */
function brandRow(name: string, code: string | undefined, { ink, disc }: Backdrop, face: Face): string {
  const beside = code === undefined ? 0 : pill.gap + face.width(code) * pill.size + pill.padding * 2;
  const room = left + width - brand.left - beside;
  const fontSize = fitLine(name, brand.size, room, face, brand.spacing);
  const end = brand.left + face.width(name, brand.spacing) * fontSize;
  return (
    logo(left, 48, disc) +
    text(name, brand.left, brand.baseline, { face, size: fontSize, fill: ink, letterSpacing: brand.spacing }) +
    (code === undefined ? '' : codePill(code, end + pill.gap, face))
  );
}

/** What is on the picture of a page, and where: its heading is beside the artwork, and above the page's duration. */
export function layoutOf(page: PageData, look: Look, { display }: Faces) {
  const share = shareOf(page, look.brand);
  const backdrop = backdropOf(share.scene, look.readArt);
  const below = share.duration === undefined ? 0 : duration.above + duration.size;
  const box: Box = { left, top: 148, width: backdrop.room, bottom: backdrop.clear - below };
  return { share, backdrop, box, heading: setHeading(share.heading, box, display) };
}

function durationLine(words: string | undefined, bottom: number, fill: string, face: Face): string {
  if (words === undefined) return '';
  const fontSize = fitLine(words, duration.size, width, face);
  return text(words, left, bottom + duration.above + duration.size * 0.8, { face, size: fontSize, fill });
}

/** The words of a picture as SVG, without the scene. */
export function wordsLayer(page: PageData, look: Look, faces: Faces): string {
  const { share, backdrop, heading } = layoutOf(page, look, faces);
  const style = { face: faces.display, size: heading.size, fill: backdrop.ink, letterSpacing: spacing };
  return (
    brandRow(drawable(look.brand), share.code, backdrop, faces.display) +
    heading.lines.map((line) => text(line.text, left, line.y, style)).join('') +
    durationLine(share.duration, heading.bottom, backdrop.ink, faces.text)
  );
}

/** An SVG document of the pictures' size. Its font is the display face, which the numbers in the scenes use too. */
export function documentOf(content: string, { display }: Faces): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${display.family}" font-weight="${display.weight}">${content}</svg>`;
}

/** The share picture of a page, for links to it: its scene, the tiles, the brand and the heading. */
export function pictureOf(page: PageData, look: Look, faces: Faces): string {
  const { art } = layoutOf(page, look, faces).backdrop;
  return documentOf(art + tileStrip(look.tile) + wordsLayer(page, look, faces), faces);
}
