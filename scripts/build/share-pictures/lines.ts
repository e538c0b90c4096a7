import type { Face } from './faces.ts';

/** Where words may stand: from `left`, `width` wide, the capitals of the first line below `top`. */
export interface Box {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

export interface Line {
  text: string;
  width: number;
  /** The baseline. */
  y: number;
}

export interface Setting {
  size: number;
  lines: readonly Line[];
  /** Where the descenders end. */
  bottom: number;
}

export const spacing = -0.02;
const leading = 0.95;
/** Sizes as they are tried. Below the second only for a name that fits at no larger one. */
const [largest, smallest, least] = [76, 58, 24] as const;
/** How much smaller a heading may be for better lines. */
const worthIt = 0.86;

const isStump = (word: string) => word.length <= 3;

/** A line that ends in a word as short as "in" reads badly; half a line of white reads as badly. */
function cost(width: number, room: number, last: string, isEnd: boolean): number {
  const stump = !isEnd && isStump(last) ? 0.25 : 0;
  return ((room - width) / room) ** 2 + stump;
}

interface Word {
  text: string;
  /** At size 1, as is the room of a line. */
  width: number;
}

/** The words in as few lines as they need, as even as they go; nothing if a word is wider than the room. */
export function breakLines(words: readonly Word[], room: number, space: number): Word[] | undefined {
  // best[i] is the cheapest way to set the first i words.
  const best: ({ lines: Word[]; cost: number } | undefined)[] = [{ lines: [], cost: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let line: Word | undefined;
    for (let start = end - 1; start >= 0; start--) {
      const { text, width }: Word = words[start]!;
      line = line ? { text: `${text} ${line.text}`, width: width + space + line.width } : { text, width };
      if (line.width > room) break;
      const before = best[start];
      if (before === undefined) continue;
      // A line more costs more than the worst of lines.
      const total = before.cost + 10 + cost(line.width, room, words[end - 1]!.text, end === words.length);
      if (total < (best[end]?.cost ?? Infinity)) best[end] = { lines: [...before.lines, line], cost: total };
    }
  }
  return best[words.length]?.lines;
}

function setAt(size: number, words: readonly Word[], box: Box, face: Face): Setting | undefined {
  const lines = breakLines(words, box.width / size, face.width(' ', spacing));
  if (lines === undefined) return undefined;
  const first = box.top + face.capHeight * size;
  const bottom = first + (lines.length - 1) * leading * size + face.descent * size;
  if (bottom > box.bottom) return undefined;
  const set = lines.map(({ text, width }, index) => ({
    text,
    width: width * size,
    y: first + index * leading * size,
  }));
  return { size, lines: set, bottom };
}

/** Lines, and as many again for those that end in a short word: what a heading has too much of. */
function clumsiness({ lines }: Setting): number {
  return lines.length + lines.slice(0, -1).filter(({ text }) => isStump(text.split(' ').at(-1)!)).length;
}

/**
 * A heading as large as its box allows. A little smaller if it then needs fewer lines, or breaks better. Throws if it
 * fits at no size.
 */
export function setHeading(text: string, box: Box, face: Face): Setting {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, width: face.width(word, spacing) }));
  let best: Setting | undefined;
  let lower: number = least;
  for (let size: number = largest; size >= lower; size--) {
    const setting = setAt(size, words, box, face);
    if (setting === undefined) continue;
    if (best === undefined) lower = Math.max(lower, Math.min(size, Math.max(smallest, size * worthIt)));
    if (best === undefined || clumsiness(setting) < clumsiness(best)) best = setting;
  }
  if (best === undefined) {
    throw new Error(`the heading "${text}" is too long: it does not fit at ${least} px. Make it shorter`);
  }
  return best;
}

/** The size at which a text of one line is no wider than the room. */
export function fitLine(text: string, size: number, room: number, face: Face, apart = 0): number {
  return Math.min(size, room / face.width(text, apart));
}
