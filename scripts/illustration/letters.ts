import outlines from './letters.json' with { type: 'json' };
import { at, path } from './svg.ts';

interface Outline {
  advance: number;
  path: string;
}

const letters: Readonly<Record<string, Outline | undefined>> = outlines;

function outlineOf(letter: string): Outline {
  const outline = letters[letter];
  if (outline === undefined)
    throw new Error(`"${letter}" has no outline: painted numbers may contain only digits and capital letters.`);
  return outline;
}

/** Digits and capitals in the middle of x on the baseline y, as outlines: a picture that is a file has no fonts. */
export function outlined(text: string, x: number, y: number, { fill, size }: { fill: string; size: number }): string {
  let pen = 0;
  const art = [...text].map((letter) => {
    const outline = outlineOf(letter);
    const drawn = path(outline.path, fill);
    const placed = pen === 0 ? drawn : at(pen, 0, drawn);
    pen += outline.advance;
    return placed;
  });
  const scale = size / 1000;
  return at(x - (pen * scale) / 2, y, art.join(''), scale);
}
