import { outlined } from '../letters.ts';
import { skies, waters } from '../palette.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { each } from '../svg.ts';
import { inBrand } from './colours.ts';
import { isNumber, isPlace, readDrawing, shapesOf, type Shape } from './drawing.ts';
import { fillPlaces } from './fill.ts';

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
  const svg = inBrand(readDrawing(source));
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
