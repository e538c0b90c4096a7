import { escape } from '#content/html.ts';

/**
 * Helpers that build SVG as text. Numbers are rounded without a visible change: from 40 on to whole numbers, smaller
 * numbers to one decimal. This keeps pictures small and stable.
 */

export function n(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** Path data: d`M${x} ${y}h${w}z` with its numbers rounded. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((data, part, index) => data + n(values[index - 1] ?? 0) + part);
}

function opacityOf(opacity: number | undefined): string {
  if (opacity === undefined) return '';
  return ` opacity="${opacity > 0 && opacity < 1 ? String(opacity).slice(1) : opacity}"`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

/** A rectangle with round corners; without a radius its ends are half circles. */
export function bar(x: number, y: number, width: number, height: number, fill: string, radius = height / 2): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

interface LineOptions {
  opacity?: number;
  /** The lengths of dashes and gaps: a field of windows or doors is one dashed line. */
  dash?: string;
}

/** A line without filling. */
export function line(data: string, stroke: string, width: number, { opacity, dash }: LineOptions = {}): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${dashes}${opacityOf(opacity)}/>`;
}

/** Equal slats, one below another: their number, their sides, and the space below each. */
interface Slats {
  count: number;
  width: number;
  thick: number;
  gap: number;
}

/**
 * Columns of slats, such as louvres or rows of windows, by their left edges. Drawn as one dashed line, so that many
 * slats take as few bytes as one.
 */
export function slats(
  columns: readonly number[],
  y: number,
  { count, width, thick, gap }: Slats,
  fill: string,
  opacity?: number,
): string {
  const data = columns.map((x) => d`M${x + width / 2} ${y}v${count * (thick + gap) - gap}`).join('');
  return `<path d="${data}" stroke="${fill}" stroke-width="${n(width)}" stroke-dasharray="${n(thick)} ${n(gap)}"${opacityOf(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
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
export function at(x: number, y: number, content: string, scale = 1): string {
  const grow = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${n(x)} ${n(y)})${grow}">${content}</g>`;
}

/** The texts of `draw(0)` to `draw(count - 1)`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  let art = '';
  for (let index = 0; index < count; index += 1) art += draw(index);
  return art;
}

/** The texts of `draw` for all items, joined. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return repeat(items.length, (index) => draw(items[index]!, index));
}

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
  const reading =
    says === undefined ? 'aria-hidden="true" focusable="false"' : `role="img" aria-label="${escape(says)}"`;
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
