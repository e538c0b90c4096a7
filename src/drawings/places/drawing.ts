/** An element of a drawing; `<svg>` is the whole drawing. Drawings have plain shapes, no stylesheet and no text. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Shape[];
  /** The offset in the file at which it begins. */
  offset: number;
}

/** A drawing that cannot be read, and where. */
export class DrawingError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const tags =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;
const pairs = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(pairs)].map(([, name, double, single]) => [name, double ?? single ?? '']),
  );
}

/** The `<svg>` of a file. Texts between elements are left out; comments as well. */
export function readDrawing(source: string): Shape {
  const root = { name: '', attributes: {}, children: [] as Shape[], offset: 0 };
  const open = [root];
  for (const { 0: tag, 1: end, 2: name, 3: rest = '', 4: empty, index } of source.matchAll(tags)) {
    if (tag.startsWith('<!--') || tag.startsWith('<?')) continue;
    if (name === undefined) throw new DrawingError('The text from here on is not an element.', index);
    const last = open.at(-1)!;
    if (end === '/') {
      if (last.name !== name) throw new DrawingError(`</${name}> ends an element that is not open.`, index);
      open.pop();
      continue;
    }
    const shape = { name, attributes: attributesOf(rest), children: [], offset: index };
    last.children.push(shape);
    if (empty === '') open.push(shape);
    if (open.length > 100) throw new DrawingError('Too many groups are in each other here.', index);
  }
  const [svg, ...others] = root.children;
  if (open.length > 1) throw new DrawingError(`<${open.at(-1)!.name}> has no closing tag.`, open.at(-1)!.offset);
  if (svg?.name !== 'svg' || others.length > 0)
    throw new DrawingError('The file must contain one <svg>, and nothing else.', 0);
  return svg;
}

/** The shapes of a drawing in its order, groups before what they contain. */
export function shapesOf(shape: Shape): Shape[] {
  return [shape, ...shape.children.flatMap(shapesOf)];
}

export const isPlace = ({ attributes }: Shape) => attributes['class'] === 'place';
export const isNumber = ({ attributes }: Shape) => attributes['class'] === 'number';
export const isProtagonist = ({ attributes }: Shape) => attributes['id'] === 'protagonist';
export const isPainted = ({ name }: Shape) => ['path', 'rect', 'circle', 'ellipse'].includes(name);
