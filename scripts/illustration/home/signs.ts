import { colour } from '../palette.ts';
import { at, each, label, line, path } from '../svg.ts';

const { ink, mint, tile, guava, hibiscus, mango, deep } = colour;

/** How the block shows a choice: a figure on its gable, and lit windows or a painting for the home. */
export interface BlockSigns {
  /** The figures of each service. `for` contains kinds of homes, by their numbers in the panel. */
  figures: readonly { service: number; for: string; prefix?: string; value: string; unit?: string }[];
  /** `input` is the id of the home's radio button. */
  homes: readonly { input: string; kind: number; picture: string }[];
}

/** The maximum width of a word on the gable, in the drawing's units, and the width of a character at font size 1. */
const widest = 168;
const characterWidth = 0.54;
const sizeFor = (text: string, most: number) => Math.min(most, widest / (text.length * characterWidth));

/**
 * A figure in the middle of the gable: "2–3" above "hours", "from" above "$280", words of a quote one below another.
 */
export function figure(
  { service, for: kinds, prefix, value, unit }: BlockSigns['figures'][number],
  middle: number,
): string {
  const word = (text: string, y: number, most: number) =>
    label(text, middle, y, { fill: ink, size: sizeFor(text, most) });
  const words = value.split(' ');
  const painted =
    prefix !== undefined
      ? word(prefix, 388, 38) + word(value, 464, 74)
      : unit !== undefined
        ? word(value, 442, 104) + word(unit, 494, 44)
        : each(words, (text, index) => word(text, 482 - (words.length - 1 - index) * 58, 64));
  return `<g data-service-result="${service}"><g data-homes="${kinds}">${painted}</g></g>`;
}

const shapes: Readonly<Record<string, string>> = {
  condo:
    path('M-37 0v-140q37-30 74 0v140z', mint) + line('M-27-122h54m-54 22h54m-54 22h54m-54 22h54m-54 22h54', tile, 8),
  house:
    path('M-55 0v-66h110v66z', guava) +
    path('M-67-64l67-54 67 54z', hibiscus) +
    path('M-41-50h26v22h-26zm56 0h26v22h-26z', mango) +
    path('M-11 0v-34h22v34z', deep),
  office:
    path('M-35 0v-136h70v136zm33-136v-26h4v26z', tile) +
    `<path d="M-25-120h50m-50 20h50m-50 20h50m-50 20h50m-50 20h50" stroke="${mango}" stroke-width="9" stroke-dasharray="8 6"/>`,
};

/** A painting at the foot of the gable for each home that is not a flat of the block. */
export function paintings({ homes }: BlockSigns, middle: number): string {
  return each(homes, ({ kind, picture }) => {
    const shape = shapes[picture];
    return shape === undefined ? '' : `<g data-homes="${kind}">${at(middle, 712, shape)}</g>`;
  });
}

const floors = ['five-windows', 'four-windows', undefined, 'three-windows', 'two-windows'];

/** Labels over the floors of the block, each for the home whose windows light up there: a second place to tap. */
export function taps({ homes }: BlockSigns, x: number, y: number, width: number, height: number): string {
  return each(floors, (picture, index) => {
    const home = homes.find((one) => one.picture === picture);
    if (home === undefined) return '';
    const box = `x="${x}" y="${y + index * height}" width="${width}" height="${height}"`;
    return `<foreignObject ${box}><label for="${home.input}"></label></foreignObject>`;
  });
}
