/** The most colours that a palette of a PNG holds. */
const limit = 256;

export interface Indexed {
  /** Red, green, blue of each colour in turn. */
  palette: Uint8Array;
  /** The number of its colour for every pixel. */
  pixels: Uint8Array;
}

function distance(a: number, b: number): number {
  return (
    ((a & 255) - (b & 255)) ** 2 +
    (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
    (((a >> 16) & 255) - ((b >> 16) & 255)) ** 2
  );
}

/** The most frequent colours. Of two equally frequent ones the smaller number comes first, so that the order is fixed. */
function palette(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
    .slice(0, limit)
    .map(([pixel]) => pixel);
}

function nearest(pixel: number, colours: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < colours.length; index++) {
    if (distance(pixel, colours[index]!) < distance(pixel, colours[best]!)) best = index;
  }
  return best;
}

/**
 * Opaque RGBA pixels with a palette. Flat artwork has few colours; what is over 256 of them are steps between two
 * colours on an edge, and the nearest step of the palette takes their place.
 */
export function indexed(rgba: Uint8Array): Indexed {
  const source = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  const colours = palette(source);
  const index = new Map(colours.map((pixel, number) => [pixel, number]));
  const pixels = new Uint8Array(source.length);
  for (let place = 0; place < source.length; place++) {
    const pixel = source[place]!;
    let number = index.get(pixel);
    if (number === undefined) index.set(pixel, (number = nearest(pixel, colours)));
    pixels[place] = number;
  }
  return {
    palette: Uint8Array.from(colours.flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])),
    pixels,
  };
}
