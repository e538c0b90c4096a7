import { escape } from '#content/text/html.ts';

/**
 * Helpers that build SVG as text. Numbers are rounded without a visible change: from 40 on to whole numbers, smaller
 * numbers to one decimal. This keeps pictures small and stable.
 */

export function n(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

/** A short word set on `y`, the baseline. The page's style sheet gives `svg text` its typeface. */
export function label(
  text: string,
  x: number,
  y: number,
  { fill, size, anchor = 'middle' }: { fill: string; size: number; anchor?: 'start' | 'middle' },
): string {
  return `<text x="${n(x)}" y="${n(y)}" fill="${fill}" font-size="${n(size)}" text-anchor="${anchor}">${escape(text)}</text>`;
}

/** Moves a drawing to x, y and scales it there. */
export function moved(x: number, y: number, content: string, scale = 1): string {
  const grow = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${n(x)} ${n(y)})${grow}">${content}</g>`;
}

/** The texts of `draw` for all items, joined. */
export const drawEach = <T>(items: readonly T[], draw: (item: T, index: number) => string) => items.map(draw).join('');

interface Picture {
  /** The class by which the style sheet sizes the picture. */
  name: string;
  /** Its left edge, its top, its width and its height. */
  viewBox: readonly number[];
  /** How it fills its box: "xMaxYMax slice". */
  fit?: string | undefined;
  /** The text alternative of a picture with figures. Without it the picture is hidden from screen readers. */
  says?: string | undefined;
}

export function picture({ name, viewBox, fit, says }: Picture, content: string): string {
  const ratio = fit === undefined ? '' : ` preserveAspectRatio="${fit}"`;
  const reading = says === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(says)}"`;
  return `<svg class="${name}" viewBox="${viewBox.map(n).join(' ')}"${ratio} ${reading}>${content}</svg>`;
}

/**
 * Pictures of the same size side by side in one file, with a view for each name: `<img src="file.svg#name">`. A page
 * that shows several of them fetches one file.
 */
export function views(pictures: Readonly<Record<string, string>>): string {
  const [, width = '', height = '', ratio = ''] =
    /viewBox="0 0 (\d+) (\d+)"( preserveAspectRatio="[^"]*")?/.exec(Object.values(pictures).join('')) ?? [];
  const parts = Object.entries(pictures).map(([name, drawn], index) => {
    const x = Number(width) * index;
    const part = drawn.replace('<svg ', `<svg x="${x}" width="${width}" height="${height}" `);
    return `<view id="${name}" viewBox="${x} 0 ${width} ${height}"/>${part}`;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${ratio}>${parts.join('')}</svg>`;
}
