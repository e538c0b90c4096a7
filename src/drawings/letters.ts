import outlines from './letters.json' with { type: 'json' };
import { moved } from './svg.ts';

/** Each letter's advance and, after a space, its outline. */
const letters: Readonly<Record<string, string | undefined>> = outlines;

/** Digits and capitals in the middle of x on the baseline y, as outlines: a picture that is a file has no fonts. */
export function outlined(text: string, x: number, y: number, { fill, size }: { fill: string; size: number }): string {
  let pen = 0;
  const art = [...text].map((letter) => {
    const outline = letters[letter];
    if (outline === undefined)
      throw new Error(`"${letter}" has no outline: painted numbers may contain only digits and capital letters.`);
    const end = outline.indexOf(' ');
    const drawn = `<path d="${outline.slice(end + 1)}" fill="${fill}"/>`;
    const placed = pen === 0 ? drawn : moved(pen, 0, drawn);
    pen += Number(outline.slice(0, end));
    return placed;
  });
  const scale = size / 1000;
  return moved(x - (pen * scale) / 2, y, art.join(''), scale);
}
