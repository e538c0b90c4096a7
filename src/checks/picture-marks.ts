import type { Drawing } from '#content/pictures.ts';
import { placeAt, type Problem } from '#content/problem.ts';
import { coloursOfFiles, readDrawing, shapesOf, type Shape } from '#drawings/index.ts';

const elements = new Set(['svg', 'title', 'g', 'path', 'rect', 'circle', 'ellipse']);

const attributes = new Set(
  (
    'id class xmlns version viewBox transform opacity data-scale x y width height rx ry cx cy r d fill fill-rule ' +
    'stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin'
  ).split(' '),
);

const classes = new Set(['wide', 'place', 'number', 'sun', 'sky', 'far', 'water', 'livery']);

/** Attributes that are a name, a colour or a list of other names; all others have numbers. */
const ofWords = /^(id|class|xmlns|fill.*|stroke|stroke-line.*|transform)$/;

/** Numbers, the letters of paths, and `none` for dashes. */
const numbers = /^([\s\d.,+\-eMZLHVCSQTA]*|none)$/i;

const viewBox = '0 0 1440 620';

/** Digits, letters and the signs that paths need. No address, no quote, and nothing that ends a tag. */
const plain = /^[\w\s.,#()+-]*$/;

type Wrong = Omit<Problem, 'place'>;

const channels = (hex: string) => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));

/** "#fff" as "#FFFFFF"; undefined if the value is not a hex colour. */
function fullHex(value: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(value)) return value.toUpperCase();
  return /^#[\da-f]{3}$/i.test(value) ? value.replaceAll(/[\da-f]/gi, '$&$&').toUpperCase() : undefined;
}

const palette = [...coloursOfFiles].map(([name, hex]) => ({ name, hex: fullHex(hex) ?? hex }));

function nearest(hex: string): { name: string; hex: string } {
  const wanted = channels(hex);
  const apart = (other: string) =>
    channels(other).reduce((sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2, 0);
  return palette.toSorted((a, b) => apart(a.hex) - apart(b.hex))[0]!;
}

function colourProblem(name: string, value: string): Wrong | [] {
  if (!['fill', 'stroke'].includes(name) || value === 'none') return [];
  const hex = fullHex(value);
  if (palette.some((known) => known.hex === hex)) return [];
  const rule = 'colour-of-no-palette';
  if (hex === undefined)
    return { rule, message: `"${value}" is not a six-digit hex colour.`, fix: 'write a colour such as #D2603A.' };
  const near = nearest(hex);
  const message = `The colour ${value} is not in the palette of the drawings.`;
  return { rule, message, fix: `the nearest is ${near.name}: write ${near.hex}.` };
}

function attributeProblems(shape: Shape, name: string, value: string): Wrong | [] {
  const rule = 'picture-with-more-than-shapes';
  if (!attributes.has(name)) {
    const message = `<${shape.name}> has "${name}", which is not allowed in a picture.`;
    return {
      rule,
      message,
      fix: 'in Inkscape: File, Save a Copy, "Optimized SVG", with "Convert CSS attributes to XML attributes". Then remove what is still not allowed.',
    };
  }
  if (name !== 'xmlns' && !plain.test(value)) {
    return { rule, message: `"${name}" has a value with characters that are not allowed.`, fix: 'remove it.' };
  }
  if (!ofWords.test(name) && !numbers.test(value)) {
    return { rule, message: `"${name}" has a value that is not made of numbers.`, fix: 'draw this shape again.' };
  }
  if (name === 'class' && !classes.has(value)) {
    return {
      rule: 'unknown-class',
      message: `"${value}" is not a class of pictures.`,
      fix: `write one of ${[...classes].join(', ')}.`,
    };
  }
  return colourProblem(name, value);
}

function shapeProblems(shape: Shape): Wrong | Wrong[] {
  if (!elements.has(shape.name)) {
    return {
      rule: 'picture-with-more-than-shapes',
      message: `<${shape.name}> is not allowed in a picture.`,
      fix: 'draw it as paths: letters as outlines, no pictures, no patterns, no clones. Then in Inkscape: File, Save a Copy, "Optimized SVG".',
    };
  }
  const wrong = Object.entries(shape.attributes).flatMap(([name, value]) => attributeProblems(shape, name, value));
  const isPlace = shape.attributes['class'] === 'place';
  if (!isPlace || (shape.name === 'rect' && Number(shape.attributes['data-scale']) > 0)) return wrong;
  const message = 'A place for a block must be a rectangle with data-scale.';
  const fix = 'make it a <rect class="place"> with data-scale, such as data-scale="0.7".';
  return [...wrong, { rule: 'place-without-scale', message, fix }];
}

/** The problems of a drawing: everything in it that a picture of the site must not have. */
export function wrongMarks({ file, source }: Drawing): Problem[] {
  const svg = readDrawing(source);
  const isWrongSize = svg.attributes['viewBox'] !== viewBox;
  const size: Wrong = {
    rule: 'picture-of-another-size',
    message: `The viewBox of the picture is not "${viewBox}".`,
    fix: `set the size of the page to 1440 x 620, and the viewBox (the drawn area) to "${viewBox}". In Inkscape: File, Document Properties.`,
  };
  const found = shapesOf(svg).flatMap((shape) =>
    [shapeProblems(shape)].flat().map((wrong) => ({
      place: placeAt(file, source, shape.offset, shape.name.length + 1),
      ...wrong,
    })),
  );
  return [...(isWrongSize ? [{ place: placeAt(file, source, svg.offset, 4), ...size }] : []), ...found];
}
