import {
  background,
  border,
  color,
  compose,
  flexbox,
  grid,
  layout,
  position,
  space,
  system,
  typography,
} from 'styled-system';
import { transform } from 'lightningcss';
import { oldestForStyles } from '../browsers.ts';

/** A style as the recipes write it; its type, with the tokens, is in `src/styles/recipe.ts`. */
interface Style {
  readonly [key: string]: unknown;
}

interface Recipe extends Style {
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>;
}

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

const tokens = system({
  outlineColor: { property: 'outlineColor', scale: 'colors' },
  fill: { property: 'fill', scale: 'colors' },
  stroke: { property: 'stroke', scale: 'colors' },
});
const newParser = () => compose(color, space, layout, typography, flexbox, grid, border, position, background, tokens);
const parsers = new WeakMap<object, ReturnType<typeof newParser>>();

/** A parser memoizes the breakpoints of the first theme that it sees, so each theme has its own parser. */
function parserOf(theme: object): ReturnType<typeof newParser> {
  const parser = parsers.get(theme) ?? newParser();
  parsers.set(theme, parser);
  return parser;
}

const unitless =
  /^(lineHeight|fontWeight|zIndex|opacity|order|aspectRatio|flex(Grow|Shrink)?|grid(Row|Column).*|strokeWidth|WebkitLineClamp)$/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isNested = (key: string) => key.startsWith('&') || key.startsWith('@');

/** The computed properties of one property of a style: nested objects are media queries. */
function compute(property: string, value: unknown, theme: object): Style {
  const parser = parserOf(theme);
  const known = parser.config !== undefined && property in parser.config;
  const parse = known ? parser : system({ [property]: true });
  return parse({ [property]: value, theme }) as Style;
}

/** Style properties as CSS declarations by media query, in the order in which they were written; '' is no query. */
function declarations(style: Style, theme: object): Map<string, string[]> {
  const result = new Map<string, string[]>();
  const append = (media: string, values: Style) => {
    for (const [property, value] of Object.entries(values)) {
      if (typeof value === 'object' && value !== null) append(property.replace('screen and ', ''), value as Style);
      else if (value !== undefined && value !== null) {
        const text =
          typeof value === 'number' && value !== 0 && !unitless.test(property)
            ? `${value}px`
            : String(value as string | number);
        result.set(media, [...(result.get(media) ?? []), `${kebab(property)}:${text}`]);
      }
    }
  };
  // One property at a time, to keep their order: styled-system parses only some of them, and a later `top` must win
  // over `inset`.
  for (const [property, value] of Object.entries(style)) {
    if (!isNested(property)) append('', compute(property, value, theme));
  }
  return result;
}

/** Rules by the media query around them; '' means no query. */
type Rules = Map<string, string[]>;

function add(rules: Rules, media: string, rule: string): void {
  const own = rules.get(media);
  if (own) own.push(rule);
  else rules.set(media, [rule]);
}

/** Combines a media query with one inside it; '' means no query. */
function within(outer: string, inner: string): string {
  if (outer === '' || inner === '') return outer || inner;
  return `${outer} and ${inner.replace(/^@media /, '')}`;
}

/** Adds a style as CSS rules for a selector. In nested selectors, the selector replaces `&`. */
function addRules(rules: Rules, selector: string, style: Style, theme: object, around = ''): void {
  for (const [media, lines] of declarations(style, theme)) {
    add(rules, within(around, media), `${selector}{${lines.join(';')}}`);
  }
  for (const [key, value] of Object.entries(style)) {
    if (key.startsWith('@')) addRules(rules, selector, value as Style, theme, within(around, key));
    else if (key.startsWith('&')) {
      const parts = selector.split(',').map((part) => key.replaceAll('&', part));
      addRules(rules, parts.join(','), value as Style, theme, around);
    }
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

function layer(name: string, rules: Rules): string {
  const parts = [...rules.keys()]
    .toSorted(byWidth)
    .map((media) => (media === '' ? rules.get('')!.join('') : `${media}{${rules.get(media)!.join('')}}`));
  return `@layer ${name}{${parts.join('')}}`;
}

export const className = (name: string) => kebab(name);
const variantName = (recipe: string, value: string) => `${className(recipe)}-${kebab(value)}`;

export function variantsOf(
  name: string,
  recipe: Recipe,
): { group: string; value: string; style: Style; className: string }[] {
  return Object.entries(recipe.variants ?? {}).flatMap(([group, values]) =>
    Object.entries(values).map(([value, style]) => ({ group, value, style, className: variantName(name, value) })),
  );
}

/** The text of a stylesheet. Its rules by selector are in a layer below the recipes or, for motion, above them. */
export function css({ theme, globals, raw, recipes }: StyleSheet, layerOfGlobals: 'reset' | 'motion'): string {
  const bySelector: Rules = new Map();
  const base: Rules = new Map();
  const variant: Rules = new Map();
  for (const [selector, style] of Object.entries(globals)) addRules(bySelector, selector, style, theme);
  for (const [name, recipe] of Object.entries(recipes)) {
    const { variants: _, ...ofBase } = recipe;
    addRules(base, `.${className(name)}`, ofBase, theme);
    for (const { className: own, style } of variantsOf(name, recipe)) addRules(variant, `.${own}`, style, theme);
  }
  const own = layer(layerOfGlobals, bySelector);
  const outer = layerOfGlobals === 'motion' ? `@media screen and (prefers-reduced-motion:no-preference){${own}}` : own;
  return `${raw}@layer reset,base,variant,motion;${outer}${layer('base', base)}${layer('variant', variant)}`;
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
