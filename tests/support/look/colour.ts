/** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
export type Colour = readonly [number, number, number, number];

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast ratio of WCAG 2 between two opaque colours. */
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Reads `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)` and `rgb(1 2 3 / 0.5)`, the forms of computed styles. */
export function parseColour(text: string): Colour {
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (!text.startsWith('rgb')) throw new Error(`Not a computed colour: ${text}`);
  return [red, green, blue, alpha];
}

/** Converts a pixel from the number that `readColours` returns. */
const ofPixel = (pixel: number): Colour => [pixel >> 16, (pixel >> 8) & 255, pixel & 255, 1];

/** The colour that is seen where a translucent colour lies on an opaque background. */
function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

export const toHex = (colour: Colour) =>
  `#${colour
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** The lowest contrast on a painted background, without the worst hundredth of the background's pixels. */
export function worstOn(colour: Colour, ground: readonly (readonly [pixel: number, count: number])[]) {
  const total = ground.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  return ground
    .map(([pixel, count]) => {
      const below = ofPixel(pixel);
      const seenColour = over(colour, below);
      return { ratio: contrast(seenColour, below), colour: seenColour, ground: below, count };
    })
    .toSorted((one, other) => one.ratio - other.ratio)
    .find(({ count }) => (seen += count) > total / 100);
}
