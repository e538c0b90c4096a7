import { transform } from 'lightningcss';
import { variant } from 'styled-system';
import { oldestForStyles } from '../browsers.ts';

/** A style as the recipes write it; its type, with the tokens, is in `src/styles/recipe.ts`. */
type Style = Readonly<Record<string, unknown>>;
type Recipe = Style & { readonly variants?: Readonly<Record<string, Readonly<Record<string, Style>>>> };

export interface StyleSheet {
  theme: object;
  /**
   * Rules by selector. In the stylesheet of the pages these are resets and element styles; in the one that loads later,
   * animations and transitions.
   */
  globals: Readonly<Record<string, Style>>;
  /** Rules that cannot be in a layer, such as @font-face, as CSS. */
  raw: string;
  recipes: Readonly<Record<string, Recipe>>;
}

const unitless =
  /^(lineHeight|fontWeight|zIndex|opacity|order|aspectRatio|flex(Grow|Shrink)?|grid(Row|Column).*|strokeWidth|WebkitLineClamp)$/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declaration = (property: string, value: unknown) =>
  `${kebab(property)}:${String(value)}${typeof value === 'number' && value !== 0 && !unitless.test(property) ? 'px' : ''}`;

/** Rules by the media query around them; '' means no query. */
type Rules = Map<string, string[]>;

/** Combines a media query with one inside it; '' means no query. */
function within(outer: string, inner: string): string {
  if (outer === '' || inner === '') return outer || inner;
  return `${outer} and ${inner.replace(/^@media /, '')}`;
}

/** Adds a style of styled-system, with resolved tokens and widths, as CSS rules for a selector, which replaces `&`. */
function addResolved(rules: Rules, selector: string, style: Style, around: string): void {
  const parts = Object.entries(style).filter(([, value]) => value !== undefined && value !== null);
  const lines = parts.flatMap(([name, value]) => (typeof value === 'object' ? [] : [declaration(name, value)]));
  // A touch screen takes what was tapped last for hovered.
  const isOfHover = selector.split(',').every((part) => part.includes(':hover'));
  const media = isOfHover ? within(around, '@media (hover)') : around;
  if (lines.length > 0) rules.set(media, [...(rules.get(media) ?? []), `${selector}{${lines.join(';')}}`]);
  for (const [name, value] of parts) {
    if (typeof value !== 'object') continue;
    // The widths of an array are for paper too.
    const query = name.replace('screen and (min-width: ', '(min-width: ');
    const own = selector.split(',').map((part) => name.replaceAll('&', part));
    if (name.startsWith('@')) addResolved(rules, selector, value as Style, within(around, query));
    else addResolved(rules, own.join(','), value as Style, around);
  }
}

/**
 * Compares media queries: narrow screens before wide ones, other queries last. Their order in the recipes does not
 * matter.
 */
function byWidth(a: string, b: string): number {
  const width = (media: string) => Number(/min-width:\s*([\d.]+)/.exec(media)?.[1] ?? 0);
  const isOther = (media: string) => Number(media !== '' && !/^@media \(min-width:\s*[\d.]+(px|em)\)$/.test(media));
  return isOther(a) - isOther(b) || width(a) - width(b);
}

function layer(name: string, styles: Iterable<readonly [selector: string, Style]>, theme: object): string {
  const rules: Rules = new Map();
  for (const [selector, style] of styles) {
    const resolved = variant({ variants: { style } })({ variant: 'style', theme }) as Style;
    addResolved(rules, selector, resolved, '');
  }
  const parts = [...rules.keys()]
    .toSorted(byWidth)
    .map((media) => (media === '' ? rules.get('')!.join('') : `${media}{${rules.get(media)!.join('')}}`));
  return `@layer ${name}{${parts.join('')}}`;
}

/** The class of a recipe, or of one of its variants. */
export const className = (...names: [recipe: string, variant?: string]) => names.map((name) => kebab(name!)).join('-');

/** The text of a stylesheet. Its rules by selector are in a layer below the recipes or, for motion, above them. */
export function css({ theme, globals, raw, recipes }: StyleSheet, layerOfGlobals: 'reset' | 'motion'): string {
  const base = Object.entries(recipes).map(([name, recipe]) => {
    const { variants: _, ...style } = recipe;
    return [`.${className(name)}`, style] as const;
  });
  const variants = Object.entries(recipes).flatMap(([name, recipe]) =>
    Object.values(recipe.variants ?? {}).flatMap((group) =>
      Object.entries(group).map(([value, style]) => [`.${className(name, value)}`, style] as const),
    ),
  );
  const own = layer(layerOfGlobals, Object.entries(globals), theme);
  const outer = layerOfGlobals === 'motion' ? `@media screen and (prefers-reduced-motion:no-preference){${own}}` : own;
  return `${raw}@layer reset,base,variant,motion;${outer}${layer('base', base, theme)}${layer('variant', variants, theme)}`;
}

/** Here, a version is its number, shifted by 16 bits. */
const targets = Object.fromEntries(Object.entries(oldestForStyles).map(([name, version]) => [name, version << 16]));

/**
 * Minifies a stylesheet. Throws with line and column if the text is not valid CSS. A selector that a target lacks stays
 * apart from others, because a browser drops a rule with any selector that it does not know.
 */
export function minified(filename: string, text: string): string {
  return transform({ filename, code: Buffer.from(text), minify: true, targets }).code.toString();
}
