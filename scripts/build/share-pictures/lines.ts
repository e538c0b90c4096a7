import type { Face } from './faces.ts';

/** The box of the heading, in px. The capitals of the first line begin at `top`. */
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
  /** The lower edge of the descenders. */
  bottom: number;
}

export const spacing = -0.02;
const leading = 0.95;
/**
 * Font sizes in px, tried from large to small. Sizes below `smallestPreferred` are used only if no larger size fits.
 */
const [largest, smallestPreferred, smallestAllowed] = [76, 58, 24] as const;
/**
 * The smallest size that is tried, as a share of the largest size that fits. A size below the largest is used only if
 * its lines are better.
 */
const smallestShare = 0.86;

const isShortWord = (word: string) => word.length <= 3;

/**
 * The cost of a line: its unused width, squared, plus a penalty if it ends in a word of at most three letters. The last
 * line gets no penalty.
 */
function cost(width: number, room: number, last: string, isEnd: boolean): number {
  const penalty = !isEnd && isShortWord(last) ? 0.25 : 0;
  return ((room - width) / room) ** 2 + penalty;
}

interface Word {
  text: string;
  /** In em, also in the lines that `breakLines` returns. The widths of `Line` and `Box` are in px. */
  width: number;
}

/** Breaks the words into the fewest lines, as even as possible. Returns undefined if a word is wider than a line. */
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
      // Each line costs 10, more than a bad break can cost, so fewer lines win.
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

/** The number of lines, plus the number of lines above the last that end in a short word. */
function breakPenalty({ lines }: Setting): number {
  return lines.length + lines.slice(0, -1).filter(({ text }) => isShortWord(text.split(' ').at(-1)!)).length;
}

/**
 * Sets a heading at the largest size that fits into its box, or a little smaller if it then has fewer lines or better
 * breaks. Throws if no size fits.
 */
export function setHeading(text: string, box: Box, face: Face): Setting {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, width: face.width(word, spacing) }));
  let best: Setting | undefined;
  let lower: number = smallestAllowed;
  for (let size: number = largest; size >= lower; size--) {
    const setting = setAt(size, words, box, face);
    if (setting === undefined) continue;
    if (best === undefined) lower = Math.max(lower, Math.min(size, Math.max(smallestPreferred, size * smallestShare)));
    if (best === undefined || breakPenalty(setting) < breakPenalty(best)) best = setting;
  }
  if (best === undefined) {
    throw new Error(`the heading "${text}" is too long: it does not fit at ${smallestAllowed} px. Make it shorter`);
  }
  return best;
}

/** The font size at which one line of text fits into the width `room`, at most `size`. */
export function fitLine(text: string, size: number, room: number, face: Face, letterSpacing = 0): number {
  return Math.min(size, room / face.width(text, letterSpacing));
}
