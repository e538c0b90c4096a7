import { readFileSync } from 'node:fs';
import { kinds } from '#pages/kinds.ts';
import type { PageKind } from '#pages/page-kind.ts';
import { globals, raw } from '#styles/globals.ts';
import { keyframes, motion } from '#styles/motion.ts';
import { belowEverywhere, everywhere, belowFold, groups, laterRecipes, recipesOf, type Group } from '#pages/styles.ts';
import { theme } from '#styles/theme.ts';
import { memoizeLast } from '#content/memoize.ts';
import { scene } from '#drawings/index.ts';
import { artFile } from './art.ts';
import { className, css, minified, type StyleSheet } from './css.ts';
import { addressOf, asset, constants, type EmittedFile } from './file.ts';

/**
 * `styles.css`: all recipes and motion, for the desk and development, where any of them may be shown.
 */
export function emitStyles(sheet: StyleSheet, ...later: StyleSheet[]): EmittedFile {
  return { path: 'styles.css', text: [css(sheet, 'reset'), ...later.map((each) => css(each, 'motion'))].join('') };
}

/** The style in the head of a page of a kind. */
function inlineStyle(sheet: StyleSheet, { styles, hasFold }: PageKind): string {
  const recipes = recipesOf([...everywhere, ...styles, ...(hasFold ? [] : belowEverywhere)]);
  return minified('kind.css', css({ ...sheet, recipes }, 'reset'));
}

/** A stylesheet of recipes alone. */
const cssOf = (names: readonly Group[], own = '') =>
  css({ theme, globals: {}, raw: own, recipes: recipesOf(names) }, 'reset');

const mapped = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** Stylesheets that are files, by their names, and `later-styles.ts` with their addresses. */
function emitLaterStyles(sheets: Readonly<Record<`${string}Styles`, string>>): EmittedFile[] {
  const files = mapped(sheets, (text, name) =>
    asset('styles', name.replace('Styles', ''), 'css', minified(`${name}.css`, text)),
  );
  return [...Object.values(files), constants('later-styles.ts', 'src/styles', mapped(files, addressOf))];
}

/**
 * `classes.ts`: the class of every recipe and, if it has variants, theirs, so that a misspelt name or variant does not
 * compile.
 */
function emitClasses(recipes: StyleSheet['recipes']): EmittedFile {
  const classes = mapped(recipes, ({ variants }, name) =>
    variants === undefined
      ? className(name)
      : {
          base: className(name),
          variants: mapped(variants, (group) => mapped(group, (_, value) => className(name, value))),
        },
  );
  return constants('classes.ts', 'src/styles', classes);
}

/** The pictures of the streets that repeat at each stop, so that the styles have their addresses. */
const streetArt = ['trees', 'door'].map((name) => artFile(name, scene(`train/${name}`)));
const streetRaw = `:root{${streetArt.map((file, place) => `--${['trees', 'door'][place]!}:url(${addressOf(file)})`).join(';')}}`;

const paper = readFileSync(new URL('../../../src/styles/paper.css', import.meta.url), 'utf8');

const lastStyles = memoizeLast<{ inline: ReadonlyMap<string, string>; files: readonly EmittedFile[] }>();

/**
 * All stylesheets, and the styles in the head of each kind of page. They are cached, because they depend on the design and
 * on little of the content: in development most saves do not change them.
 */
export const stylesOf = (fontFaces: string, widgetRoom: string) =>
  lastStyles([fontFaces, widgetRoom], () => {
    const all = recipesOf(Object.keys(groups) as Group[]);
    const sheet = { theme, globals, raw: fontFaces + raw + widgetRoom, recipes: all };
    const later = { theme, globals: motion, raw: keyframes, recipes: laterRecipes };
    const inline = new Map(kinds.map((page) => [page.kind, inlineStyle(sheet, page)]));
    const files = [
      emitClasses({ ...all, ...laterRecipes }),
      emitStyles({ ...sheet, raw: sheet.raw + streetRaw }, later),
      constants('kind-styles.ts', 'src/styles', { kindStyles: Object.fromEntries(inline) }),
      ...emitLaterStyles({
        // For motion, for elements that only scripts show, and for print.
        laterStyles: `${css(later, 'motion')}@media print{${paper}}`,
        belowStyles: cssOf(belowFold.below),
        serviceStyles: cssOf(belowFold.service),
        streetStyles: cssOf(belowFold.street, streetRaw),
        homeStyles: cssOf(belowFold.home, streetRaw),
        // For pages that the client opens in place.
        allStyles: css({ ...sheet, raw: streetRaw }, 'reset'),
      }),
      ...streetArt,
    ];
    return { inline, files };
  });
