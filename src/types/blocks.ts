import type { Street } from './places.ts';

/** Every block of a list: 12, 13, 14 of "12–14", and 12A, 12B of "12A–12B". */
export function blocksIn(list: string): string[] {
  return list.split(',').flatMap((part) => {
    const item = part.trim();
    const [, number = '', from = '', last = '', to = ''] = /^(\d+)([A-Z]?)–(\d+)([A-Z]?)$/.exec(item) ?? [];
    if (number === '') return [item];
    const [start, end] = from ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(number), Number(last)];
    return Array.from({ length: end - start + 1 }, (_, at) =>
      from ? number + String.fromCharCode(start + at) : String(start + at),
    );
  });
}

/**
 * The block that a visitor typed, such as 301A for "Blk 301a Any Road Central" and "３０１ａ", and its streets. It has
 * several if more than one street has a block with this number, and the visitor named none of them.
 */
export function findBlock<S extends Pick<Street, 'name' | 'blocks'>>(
  typed: string,
  streets: readonly S[],
): { block: string; streets: S[] } {
  const text = typed.normalize('NFKC').toUpperCase();
  const named = streets.filter(({ name }) => text.includes(name.toUpperCase()));
  // The name of a street may contain a number too, and a unit is of two: #05-12.
  const rest = named.reduce(
    (words, { name }) => words.replace(name.toUpperCase(), ' '),
    text.replace(/\d+\s*[-–]\s*\d+/, ' '),
  );
  const [, number = '', letter = ''] = /0*(\d+)\s*(?:([A-Z])(?![A-Z]))?/.exec(rest) ?? [];
  const block = number + letter;
  const asked = named.length > 0 ? named : streets;
  return { block, streets: asked.filter(({ blocks }) => blocksIn(blocks).includes(block)) };
}

/** The street or the place that a visitor typed without a block, or the beginning of its name; undefined if there is none. */
export function placeIn(typed: string, names: readonly string[]): string | undefined {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (text.length < 3 || /^(BLK|BLOCK)?\s*\d/.test(text)) return undefined;
  return (
    names.find((name) => text.includes(name.toUpperCase())) ?? names.find((name) => name.toUpperCase().includes(text))
  );
}
