import { readFileSync } from 'node:fs';
import { optimize, type PluginConfig, type XastElement, type XastNode, type XastRoot } from 'svgo/browser';
import { escape } from '#content/text/html.ts';
import * as brand from '#brand/colours.ts';
import { outlined } from './letters.ts';
import { drawEach, label, picture, views } from './svg.ts';

/**
 * The company's colours in the files of drawings. They stay the same when the brand changes, because a drawing program
 * does not know the brand. Pages show a drawing in the colours of the brand.
 */
const asDrawn = {
  ink: '#14312B',
  inkSoft: '#47605A',
  rice: '#FFFAF0',
  mint: '#CDE9E1',
  hibiscus: '#C8341F',
  hibiscusDark: '#A62815',
  mango: '#FFBF3F',
  mangoLight: '#FFE4A8',
  guava: '#F9B6A0',
  pandan: '#1F7A55',
  pandanDark: '#155C45',
  tile: '#2F5DA8',
  leaf: '#3E9B6B',
  night: '#0F2823',
  nightPanel: '#17372F',
  onInk: '#C9D8D2',
  skyNoon: '#BFE5DF',
  skyHaze: '#F4EDDD',
  skyRain: '#BBD7EA',
  wallPeach: '#F7D9C4',
  wallStone: '#E9E1CF',
  northEast: '#9016B2',
  eastWest: '#009645',
} as const satisfies Partial<Record<keyof typeof brand, string>>;

const names = new Map(Object.entries(asDrawn).map(([name, hex]) => [hex as string, name as keyof typeof asDrawn]));

function ofBrand(colour: string): string {
  const name = names.get(colour.toUpperCase());
  return name === undefined ? colour : brand[name];
}

/** An element of a drawing; `<svg>` is the whole drawing. */
type Shape = XastElement;

const isShape = (node: XastNode): node is Shape => node.type === 'element';

/** Removes what drawing programs add, and shortens numbers. Groups and rectangles stay, because classes give them a meaning. */
const cleaning: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeTitle',
  'removeDesc',
  'removeScripts',
  'cleanupAttrs',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  { name: 'cleanupIds', params: { minify: false } },
  'removeEmptyContainers',
  'cleanupNumericValues',
];

/** A number with more digits than a page needs. Drawing programs write such; to shorten paths takes as long as everything else. */
const longNumber = /\.\d{4}/;

/** The drawings by their sources: an area page, its card and its stop show the same one. */
const parsed = new Map<string, { svg: Shape; text: string }>();

function parseSvg(source: string, plugins: PluginConfig[]): { svg: Shape; text: string } {
  const last = parsed.get(source);
  if (last !== undefined) return last;
  const root: XastRoot = { type: 'root', children: [] };
  const keep = { name: 'keep', fn: (read: XastRoot) => void Object.assign(root, read) };
  const { data: text } = optimize(source, { plugins: [...plugins, keep] });
  const svg = root.children.find(isShape);
  if (svg?.name !== 'svg') throw new Error('The file must contain one <svg>.');
  parsed.set(source, { svg, text });
  return { svg, text };
}

/** A drawing of an editor without what a page does not need. Throws if the file is not well-formed. */
export const cleaned = (source: string) =>
  parseSvg(source, longNumber.test(source) ? [...cleaning, 'convertPathData'] : cleaning);

const inBrand = (source: string) => source.replaceAll(/#[\dA-F]{6}\b/gi, ofBrand);

/** What facts decide about a drawing, by the classes of its shapes. */
export interface Filling {
  /** The colours of shapes. */
  paints?: Readonly<Record<string, string>>;
  /** What is drawn in the place of a shape. */
  slots?: Readonly<Record<string, (shape: Shape) => string>>;
  /** The groups and shapes that are left out. */
  without?: readonly string[];
}

function paintedAttributes({ attributes }: Shape, paints: NonNullable<Filling['paints']>): Shape['attributes'] {
  const { class: name = '', ...others } = attributes;
  const paint = paints[name];
  return paint === undefined ? attributes : { ...others, [others['stroke'] === undefined ? 'fill' : 'stroke']: paint };
}

/** The content of a drawing, filled by the facts of a page. */
function fillDrawing(svg: Shape, { paints = {}, slots = {}, without = [] }: Filling): string {
  const writeShape = (shape: Shape): string => {
    const { class: name = '' } = shape.attributes;
    if (shape.name === 'title' || without.includes(name)) return '';
    const slot = slots[name];
    if (slot !== undefined) return slot(shape);
    const content = drawEach(shape.children.filter(isShape), writeShape);
    const attributes = Object.entries(paintedAttributes(shape, paints))
      .map(([key, value]) => ` ${key}="${escape(value)}"`)
      .join('');
    if (shape.name === 'g' && (attributes === '' || content === '')) return content;
    return content === '' ? `<${shape.name}${attributes}/>` : `<${shape.name}${attributes}>${content}</${shape.name}>`;
  };
  return drawEach(svg.children.filter(isShape), writeShape);
}

const folder = new URL(/* @vite-ignore */ 'drawn/', import.meta.url);

/** The files in the folder `drawn`, by names such as `rooms/kitchen`. */
const drawn = new Map<string, Shape>();

/** A file in the folder `drawn`, in the colours of the brand. */
function svgOf(name: string): Shape {
  const last = drawn.get(name);
  if (last !== undefined) return last;
  const { svg } = parseSvg(inBrand(readFileSync(new URL(`${name}.svg`, folder), 'utf8')), []);
  drawn.set(name, svg);
  return svg;
}

/** The content of a file in `drawn`. */
export const contentOf = (name: string, filling: Filling = {}) => fillDrawing(svgOf(name), filling);

/** The content of a drawing of an editor. */
export const contentOfOwn = (source: string, filling: Filling) => fillDrawing(cleaned(inBrand(source)).svg, filling);

/** A file in `drawn` as a picture. Its class, its size and its fit are those of the file. */
export function scene(name: string, filling: Filling = {}, says?: string): string {
  const svg = svgOf(name);
  const { class: style = '', viewBox = '', preserveAspectRatio: fit } = svg.attributes;
  return picture({ name: style, viewBox: viewBox.split(' ').map(Number), fit, says }, fillDrawing(svg, filling));
}

/** Files of a folder of `drawn` in one picture, with a view for each name. */
export const scenes = (inside: string, list: readonly string[]) =>
  views(Object.fromEntries(list.map((name) => [name, scene(`${inside}/${name}`)])));

export function boxOf({ attributes }: Shape) {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name]));
  return { x, y, width, height, fill: attributes['fill'] ?? '' };
}

/** A word on the lower edge of a rectangle and as high as it. Capitals and digits are 0.7 of the font size high. */
export const word =
  (text: string, anchor: 'start' | 'middle' = 'middle') =>
  (shape: Shape) => {
    const { x, y, width, height, fill } = boxOf(shape);
    return label(text, anchor === 'start' ? x : x + width / 2, y + height, { fill, size: height / 0.7, anchor });
  };

/** A number in a rectangle, as outlines, because a picture that is a file has no fonts. */
export const paintedNumber = (text: string | undefined) => (shape: Shape) => {
  const { x, y, width, height, fill } = boxOf(shape);
  return text === undefined ? '' : outlined(text, x + width / 2, y + height, { fill, size: height / 0.7 });
};
