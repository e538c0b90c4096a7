import * as brand from '#brand/colours.ts';
import { drawingColours } from '../palette.ts';
import type { Shape } from './drawing.ts';

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

/** A drawing in the colours of the brand. */
export function inBrand(shape: Shape): Shape {
  const { fill, stroke } = shape.attributes;
  const attributes = {
    ...shape.attributes,
    ...(fill !== undefined && { fill: ofBrand(fill) }),
    ...(stroke !== undefined && { stroke: ofBrand(stroke) }),
  };
  return { ...shape, attributes, children: shape.children.map(inBrand) };
}
