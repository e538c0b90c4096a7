/** The maximum number of colours in the palette of a PNG. */
const limit = 256;

export interface Indexed {
  /** Red, green, blue of each colour in turn. */
  palette: Uint8Array;
  /** For each pixel, the index of its colour in the palette. */
  pixels: Uint8Array;
}

function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

/** The number of pixels of each colour. Counts whole runs of one colour, because flat artwork has long runs. */
function count(pixels: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let from = 0; from < pixels.length;) {
    const pixel = pixels[from]!;
    let to = from + 1;
    while (pixels[to] === pixel) to++;
    counts.set(pixel, (counts.get(pixel) ?? 0) + to - from);
    from = to;
  }
  return counts;
}

function nearest(pixel: number, colours: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < colours.length; index++) {
    const far = distance(pixel, colours[index]!);
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}

/** The palette index for each colour: its own, or that of the nearest colour in the palette. */
function numbersOf(counts: ReadonlyMap<number, number>, colours: readonly number[]): Map<number, number> {
  const numbers = new Map(colours.map((pixel, number) => [pixel, number]));
  for (const pixel of counts.keys()) if (!numbers.has(pixel)) numbers.set(pixel, nearest(pixel, colours));
  return numbers;
}

function replace(pixels: Int32Array, numbers: ReadonlyMap<number, number>): Uint8Array {
  const result = new Uint8Array(pixels.length);
  let last: number | undefined;
  let number = 0;
  for (let place = 0; place < pixels.length; place++) {
    const pixel = pixels[place]!;
    if (pixel !== last) number = numbers.get((last = pixel))!;
    result[place] = number;
  }
  return result;
}

/**
 * Opaque RGBA pixels with a palette of the 256 most frequent colours. Flat artwork has few colours; the others are
 * steps between two colours on an edge, and are replaced by the nearest colour of the palette.
 */
export function indexed(rgba: Uint8Array): Indexed {
  // As signed numbers, opaque colours are small integers, which the JavaScript engine counts faster.
  const source = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  const counts = count(source);
  // Of two equally frequent colours the smaller number is first, so that the order is fixed.
  const colours = [...counts]
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
    .slice(0, limit)
    .map(([pixel]) => pixel);
  const palette = Uint8Array.from(colours.flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]));
  return { palette, pixels: replace(source, numbersOf(counts, colours)) };
}
