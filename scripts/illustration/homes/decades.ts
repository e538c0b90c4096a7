import { colour } from '../palette.ts';
import { each, escape, n, picture, rect, slats } from '../svg.ts';

const walls = [colour.guava, colour.mango, colour.mint, colour.blue, colour.peach, colour.cream] as const;

interface Decade {
  label: string;
  percent: number;
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

/** The decades as a skyline: 320 x 218. The tallest block is 138 high, the others stand in proportion. */
export function decadeSkyline(decades: readonly Decade[], says: string): string {
  const most = Math.max(1, ...decades.map(({ percent }) => percent));
  const width = Math.min(72, 312 / Math.max(1, decades.length) - 8);
  const block = ({ label, percent }: Decade, index: number) => {
    const height = 10 + (percent / most) * 128;
    const x = 6 + index * (width + 10);
    const top = 190 - height;
    return (
      rect(x, top, width, height, walls[index % walls.length] ?? colour.guava) +
      rect(x - 3, top - 4, width + 6, 5, colour.ink) +
      windows(x, top, width, height) +
      word('value', x + width / 2, top - 12, `${percent}%`) +
      word('label', x + width / 2, 210, label)
    );
  };
  const content = each(decades, block) + rect(0, 190, 320, 4, colour.ink);
  return picture({ name: 'decades', viewBox: [0, 0, 320, 218], says }, content);
}
