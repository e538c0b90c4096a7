import type { CSSProperties } from 'react';
import type { Theme } from './theme.ts';
export { edge, fluid } from './theme.ts';

/** One value, or a value for each width: phone, and from 768, 1024 and 1240 px on; null keeps the previous value. */
type Responsive<T> = T | readonly (T | null)[];

type Colour = keyof Theme['colors'] | 'inherit';

type Length = `${number}${'rem' | 'em' | 'px'}` | `${'min' | 'max' | 'clamp'}(${string})`;

type TokenProperties = Record<'color' | 'bg' | 'borderColor' | 'outlineColor' | 'stroke', Colour> &
  Record<`border${'' | 'Top' | 'Bottom' | 'Left' | 'Right'}`, keyof Theme['borders'] | 0> & {
    /** The width and the height. */
    size: string;
    fill: Colour | 'none';
    fontFamily: keyof Theme['fonts'];
    fontSize: keyof Theme['fontSizes'] | Length;
    /** Several values are those of the corners. */
    borderRadius: keyof Theme['radii'] | 0 | `${string} ${string}`;
  };

type PlainProperties = Omit<CSSProperties, keyof TokenProperties | 'background' | 'backgroundColor' | 'font'>;

/** A style in the properties of styled-system; keys that begin with `&` or `@` contain nested styles. */
export type Style = { [P in keyof TokenProperties]?: Responsive<TokenProperties[P]> } & {
  [P in keyof PlainProperties]?: Responsive<NonNullable<PlainProperties[P]>>;
} & Partial<
    Record<
      | `--${'board' | 'ground' | 'side' | 'line' | 'w' | 'h' | 'deck' | 't' | 'floor' | 'list' | 'rows'}`
      | `--${'a' | 'b'}${1 | 2 | 3 | '-sun' | '-height'}`,
      string
    >
  > & { [nested: `&${string}` | `@${string}`]: Style };

/** A named style, optionally with groups of variants; at most one variant of each group applies. */
export type Recipe = Style & { variants?: Readonly<Record<string, Readonly<Record<string, Style>>>> };

/** Recipes by their class name in camel case. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** A box on paper with a dark line around it. */
export const box = (borderRadius: keyof Theme['radii'] = 'card') =>
  ({
    bg: 'paper',
    border: 'line',
    borderRadius,
  }) as const satisfies Style;

/** What only the stylesheet draws, as a `::before` or `::after`. */
export const drawn = { content: '""', position: 'absolute' } as const satisfies Style;

/** The font and weight of headings. */
export const headingFont = { fontFamily: 'display', fontWeight: 800 } as const satisfies Style;

/** The font of names: lighter than headings. */
export const nameFont = (fontSize: Style['fontSize'] & {}, lineHeight: number) =>
  ({
    fontFamily: 'display',
    fontWeight: 700,
    fontSize,
    lineHeight,
  }) as const satisfies Style;

/** Parts in the columns of a grid. */
export const grid = (gridTemplateColumns: Responsive<string>, gap: Responsive<string>) =>
  ({
    display: 'grid',
    gridTemplateColumns,
    gap,
  }) as const satisfies Style;

/** Parts one below another, each as wide as all. */
export const stack = (gap: Responsive<string>) => ({ display: 'grid', gap }) as const satisfies Style;

/** Parts one below another. */
export const column = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }) as const satisfies Style;

/** Parts side by side, in the middle of their line. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const satisfies Style;

/** The same; what has no room goes on below. */
export const wrappingRow = (gap: string) => ({ ...row(gap), flexWrap: 'wrap' }) as const satisfies Style;

/** The same, at both ends of their line. */
export const spreadRow = (gap: string) =>
  ({ ...wrappingRow(gap), justifyContent: 'space-between' }) as const satisfies Style;

/** A row as wide as its parts. */
export const inlineRow = (gap: string) => ({ ...row(gap), display: 'inline-flex' }) as const satisfies Style;

/** Borders of several widths. */
export const lines = (widths: string, colour: keyof Theme['colors'] = 'ink') =>
  ({
    borderStyle: 'solid',
    borderWidth: widths,
    borderColor: colour,
  }) as const satisfies Style;

/** A number in a disc, as at the stops of a line. */
export const numbered = (side: string, border: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    width: side,
    height: side,
    ...lines(border),
    borderRadius: 'round',
    bg: 'paper',
    ...headingFont,
    lineHeight: 1,
  }) as const satisfies Style;

/** Hidden from sight, but not from screen readers. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const satisfies Style;
