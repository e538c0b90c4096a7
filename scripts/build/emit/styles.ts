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
import { addressOf, asset, banner, type EmittedFile } from './file.ts';
import { minified } from './minify.ts';
import type { Used } from './used-recipes.ts';

/** A style as the recipes write it; its type, with the tokens, is in `src/styles/recipe.ts`. */
interface Style {
  readonly [key: string]: unknown;
}

interface Recipe {
  base: Style;
  variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>;
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

const className = (name: string) => kebab(name);
const variantName = (recipe: string, value: string) => `${className(recipe)}-${kebab(value)}`;

function variantsOf(name: string, recipe: Recipe): { group: string; value: string; style: Style; className: string }[] {
  return Object.entries(recipe.variants ?? {}).flatMap(([group, values]) =>
    Object.entries(values).map(([value, style]) => ({ group, value, style, className: variantName(name, value) })),
  );
}

/** The text of a stylesheet. Its rules by selector are in a layer below the recipes or, for motion, above them. */
function css({ theme, globals, raw, recipes }: StyleSheet, layerOfGlobals: 'reset' | 'motion'): string {
  const bySelector: Rules = new Map();
  const base: Rules = new Map();
  const variant: Rules = new Map();
  for (const [selector, style] of Object.entries(globals)) addRules(bySelector, selector, style, theme);
  for (const [name, recipe] of Object.entries(recipes)) {
    addRules(base, `.${className(name)}`, recipe.base, theme);
    for (const { className: own, style } of variantsOf(name, recipe)) addRules(variant, `.${own}`, style, theme);
  }
  const own = layer(layerOfGlobals, bySelector);
  const outer = layerOfGlobals === 'motion' ? `@media screen and (prefers-reduced-motion:no-preference){${own}}` : own;
  return `${raw}@layer reset,base,variant,motion;${outer}${layer('base', base)}${layer('variant', variant)}`;
}

/**
 * `styles.css`: all recipes and motion, for the gallery, the desk and development, where any of them may be shown.
 */
export function emitStyles(sheet: StyleSheet, ...later: StyleSheet[]): EmittedFile {
  return { path: 'styles.css', text: [css(sheet, 'reset'), ...later.map((each) => css(each, 'motion'))].join('') };
}

const minifiedText = (path: string, text: string) => minified({ path, text }).text;

const only = (recipes: StyleSheet['recipes'], isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(recipes).filter(([name]) => isWanted(name)));

/**
 * The inline style of each kind of page: the recipes that it uses. If the page has a fold, only those above the fold.
 */
export function stylesByKind(
  sheet: StyleSheet,
  used: ReadonlyMap<string, Used>,
  below: StyleSheet['recipes'],
): ReadonlyMap<string, string> {
  return new Map(
    [...used].map(([kind, { recipes, hasFold }]) => {
      const own = only(sheet.recipes, (name) => recipes.has(name) && !(hasFold && name in below));
      return [kind, minifiedText('kind.css', css({ ...sheet, recipes: own }, 'reset'))];
    }),
  );
}

/** The stylesheet of the content below the fold, one for all kinds of pages with a fold. */
export function stylesBelow(
  { theme }: StyleSheet,
  used: ReadonlyMap<string, Used>,
  below: StyleSheet['recipes'],
): string {
  const folded = [...used.values()].filter(({ hasFold }) => hasFold);
  const own = only(below, (name) => folded.some(({ recipes }) => recipes.has(name)));
  return minifiedText('below.css', css({ theme, globals: {}, raw: '', recipes: own }, 'reset'));
}

/** `kind-styles.ts`: the inline styles of each kind of page. */
export function emitKindStyles(styles: ReadonlyMap<string, string>): EmittedFile {
  const constant = `export const kindStyles = ${JSON.stringify(Object.fromEntries(styles), null, 1)} as const;`;
  return { path: 'kind-styles.ts', text: `${banner('src/styles')}\n${constant}\n` };
}

/**
 * The stylesheets that are files, and `later-styles.ts` with their addresses: one for motion, for elements that only
 * scripts show, and for print; one for print without scripts; one for the content below the fold; and one with the
 * styles of all kinds of pages, for pages that the client opens in place.
 */
export function emitLaterStyles(later: StyleSheet, pages: StyleSheet, below: string, paper: string): EmittedFile[] {
  const forPaper = `@media print{${paper}}`;
  const sheets = {
    laterStyles: asset('styles', 'later', 'css', minifiedText('later.css', css(later, 'motion') + forPaper)),
    paperStyles: asset('styles', 'paper', 'css', minifiedText('paper.css', forPaper)),
    belowStyles: asset('styles', 'below', 'css', below),
    allStyles: asset('styles', 'all', 'css', minifiedText('all.css', css({ ...pages, raw: '' }, 'reset'))),
  };
  const constants = Object.entries(sheets).map(
    ([name, file]) => `export const ${name} = ${JSON.stringify(addressOf(file))};\n`,
  );
  return [
    ...Object.values(sheets),
    { path: 'later-styles.ts', text: `${banner('src/styles')}\n${constants.join('')}` },
  ];
}

/**
 * `classes.ts`: the class of every recipe and, if it has variants, theirs, so that a misspelt name or variant does not
 * compile.
 */
export function emitClasses(recipes: StyleSheet['recipes']): EmittedFile {
  const constants = Object.entries(recipes).map(([name, recipe]) => {
    if (recipe.variants === undefined) return `export const ${name} = '${className(name)}';\n`;
    const variants: Record<string, Record<string, string>> = {};
    for (const { group, value, className: variantClass } of variantsOf(name, recipe)) {
      variants[group] = { ...variants[group], [value]: variantClass };
    }
    return `export const ${name} = ${JSON.stringify({ base: className(name), variants }, null, 2)} as const;\n`;
  });
  return { path: 'classes.ts', text: `${banner('src/styles')}\n${constants.join('\n')}` };
}
