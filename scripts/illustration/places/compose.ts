import * as brand from '#brand/colours.ts';
import { drawingColours, skies, waters } from '../palette.ts';
import { isNumber, isPlace, readDrawing, shapesOf, type Shape } from './drawing.ts';
import { outlined } from '../letters.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { each } from '../svg.ts';
import { fillPlaces } from './fill.ts';

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

/** The number of the station, as high as its rectangle. Capitals and digits are 0.7 of the font size high. */
function paintedNumber({ attributes }: Shape, number: string | undefined): string {
  if (number === undefined) return '';
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name]));
  return outlined(number, x + width / 2, y + height, { fill: attributes['fill'] ?? '', size: height / 0.7 });
}

const leftOut = new Set(['id', 'xmlns']);

/** The colours that an area decides, by the classes of the shapes that have them. */
const paintsOf = ({ light, water, livery }: ScenePlan): Readonly<Record<string, string>> => ({
  sun: skies[light].sun,
  far: skies[light].far,
  water: waters[water],
  livery,
});

function painted(shape: Shape, paints: Readonly<Record<string, string>>): Shape {
  const { class: name = '', ...attributes } = shape.attributes;
  const paint = paints[name];
  if (paint === undefined) return shape;
  const where = attributes['stroke'] === undefined ? 'fill' : 'stroke';
  return { ...shape, attributes: { ...attributes, [where]: paint } };
}

function tagOf({ name, attributes }: Shape, content: string): string {
  const kept = Object.entries(attributes).filter(([attribute]) => !leftOut.has(attribute));
  const text = kept.map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
  return content === '' ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`;
}

function groupOf(shape: Shape, content: string): string {
  const isPlain = Object.keys(shape.attributes).every((name) => leftOut.has(name));
  return isPlain || content === '' ? content : tagOf(shape, content);
}

/** A drawing with its places filled by the facts of an area. Its groups for wide screens can be left out. */
export function compose(source: string, plan: ScenePlan, { wide = true } = {}): string {
  const svg = readDrawing(source.replaceAll(/#[\dA-F]{6}\b/gi, ofBrand));
  const shapes = shapesOf(svg);
  const blocks = fillPlaces(shapes.filter(isPlace), plan, shapes.some(isNumber));
  const paints = paintsOf(plan);
  const write = (shape: Shape): string => {
    if (shape.name === 'title' || (!wide && shape.attributes['class'] === 'wide')) return '';
    if (isPlace(shape)) return blocks.get(shape) ?? '';
    if (isNumber(shape)) return paintedNumber(shape, plan.number);
    const content = each(shape.children, write);
    return shape.name === 'g' ? groupOf(shape, content) : tagOf(painted(shape, paints), content);
  };
  return each(svg.children, write);
}
