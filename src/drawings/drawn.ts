import { readFileSync } from 'node:fs';
import * as brand from '#brand/colours.ts';
import { readDrawing, type Shape } from './places/drawing.ts';
import { outlined } from './letters.ts';
import { drawingColours } from './palette.ts';
import { each, label, picture, views } from './svg.ts';

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
  onInk: '#C9D8D2',
  skyNoon: '#BFE5DF',
  skyAfternoon: '#FFC54F',
  skyDusk: '#F9B9A3',
  skyHaze: '#F4EDDD',
  skyRain: '#BBD7EA',
  lawn: '#9DCFB0',
  shallow: '#96D0C6',
  wallPeach: '#F7D9C4',
  wallStone: '#E9E1CF',
  northEast: '#9016B2',
  eastWest: '#009645',
} as const satisfies Partial<Record<keyof typeof brand, string>>;

const names = new Map(Object.entries(asDrawn).map(([name, hex]) => [hex as string, name as keyof typeof asDrawn]));

/** The colours that the files of drawings may have, by their names. */
export const coloursOfFiles: ReadonlyMap<string, string> = new Map([...drawingColours, ...Object.entries(asDrawn)]);

function ofBrand(colour: string): string {
  const name = names.get(colour.toUpperCase());
  return name === undefined ? colour : brand[name];
}

/** The `<svg>` of a drawing in the colours of the brand. */
export const inBrand = (source: string): Shape => readDrawing(source.replaceAll(/#[\dA-F]{6}\b/gi, ofBrand));

/** What facts decide about a drawing, by the classes of its shapes. */
export interface Filling {
  /** The colours of shapes. */
  paints?: Readonly<Record<string, string>>;
  /** What is drawn in the place of a shape. */
  slots?: Readonly<Record<string, (shape: Shape) => string>>;
  /** The groups and shapes that are left out. */
  without?: readonly string[];
}

function painted(shape: Shape, paints: Readonly<Record<string, string>>): Shape {
  const { class: name = '', ...attributes } = shape.attributes;
  const paint = paints[name];
  if (paint === undefined) return shape;
  const where = attributes['stroke'] === undefined ? 'fill' : 'stroke';
  return { ...shape, attributes: { ...attributes, [where]: paint } };
}

/** The ids to which a drawing refers itself. */
function idsIn({ attributes, children }: Shape): string[] {
  const own = Object.values(attributes).flatMap((value) => /^(?:url\()?#([\w-]+)\)?$/.exec(value)?.[1] ?? []);
  return [...own, ...children.flatMap(idsIn)];
}

/** The content of a drawing, filled by the facts of a page. */
export function filled(svg: Shape, { paints = {}, slots = {}, without = [] }: Filling): string {
  const used = new Set(idsIn(svg));
  const write = (shape: Shape): string => {
    const { class: name = '' } = shape.attributes;
    if (shape.name === 'title' || without.includes(name)) return '';
    const slot = slots[name];
    if (slot !== undefined) return slot(shape);
    const content = each(shape.children, write);
    const kept = Object.entries(painted(shape, paints).attributes).filter(
      ([key, value]) => key !== 'id' || used.has(value),
    );
    if (shape.name === 'g' && (kept.length === 0 || content === '')) return content;
    const attributes = each(kept, ([key, value]) => ` ${key}="${value}"`);
    return content === '' ? `<${shape.name}${attributes}/>` : `<${shape.name}${attributes}>${content}</${shape.name}>`;
  };
  return each(svg.children, write);
}

const folder = new URL(/* @vite-ignore */ 'drawn/', import.meta.url);

/** The text of a file in the folder `drawn`, such as `rooms/kitchen`. */
export const sourceOf = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8');

/** The content of a file in `drawn`. */
export const contentOf = (name: string, filling: Filling = {}) => filled(inBrand(sourceOf(name)), filling);

/** A file in `drawn` as a picture. Its class, its size and its fit are those of the file. */
export function scene(name: string, filling: Filling = {}, says?: string): string {
  const svg = inBrand(sourceOf(name));
  const { class: style = '', viewBox = '', preserveAspectRatio: fit } = svg.attributes;
  return picture({ name: style, viewBox: viewBox.split(' ').map(Number), fit, says }, filled(svg, filling));
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
