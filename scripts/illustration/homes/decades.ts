import { colour } from '../palette.ts';
import { each, escape, n, picture, rect, slats } from '../svg.ts';

/** One colour for each decade on all pages, from before 1960 on. */
const walls = [
  colour.concrete,
  colour.sand,
  colour.carton,
  colour.straw,
  colour.peach,
  colour.guava,
  colour.mango,
  colour.blue,
  colour.mint,
  colour.glass,
  colour.cream,
] as const;

interface Decade {
  label: string;
  percent: number;
  /** Its index among all possible decades, which decides its colour. */
  order: number;
}

function windows(x: number, top: number, width: number, height: number): string {
  const rows = height > 34 ? Math.floor((height - 16) / 16) : 0;
  if (rows === 0) return '';
  const columns = [0.14, 0.41, 0.68].map((share) => x + width * share);
  return slats({
    columns,
    y: top + 6,
    width: width * 0.18,
    count: rows,
    thick: 8,
    gap: 8,
    fill: colour.ink,
    opacity: 0.55,
  });
}

function word(kind: 'value' | 'label', x: number, y: number, text: string): string {
  return `<text class="decade-${kind}" x="${n(x)}" y="${n(y)}" text-anchor="middle">${escape(text)}</text>`;
}

/** The decades as a skyline: 320 x 218. The tallest block is 138 high, the others in proportion. */
export function decadeSkyline(decades: readonly Decade[], says: string): string {
  const most = Math.max(1, ...decades.map(({ percent }) => percent));
  const gap = decades.length > 6 ? 6 : 10;
  const width = Math.min(72, 314 / Math.max(1, decades.length) - gap);
  const block = ({ label, percent, order }: Decade, index: number) => {
    const height = percent === 0 ? 0 : 10 + (percent / most) * 128;
    const x = 6 + index * (width + gap);
    const top = 190 - height;
    return (
      (percent === 0
        ? ''
        : rect(x, top, width, height, walls[order % walls.length] ?? colour.guava) +
          rect(x - 3, top - 4, width + 6, 5, colour.ink)) +
      windows(x, top, width, height) +
      word('value', x + width / 2, top - 12, `${percent}%`) +
      word('label', x + width / 2, 210, width < 34 ? label.slice(2) : label)
    );
  };
  const content = each(decades, block) + rect(0, 190, 320, 4, colour.ink);
  return picture({ name: 'decades', viewBox: [0, 0, 320, 218], says }, content);
}
