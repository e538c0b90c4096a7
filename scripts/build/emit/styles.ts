import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds } from '#pages/kinds.ts';
import { globals, raw } from '#styles/globals.ts';
import { keyframes, motion } from '#styles/motion.ts';
import { belowRecipes, laterRecipes, recipes, streetRecipes } from '#styles/recipes/index.ts';
import { theme } from '#styles/theme.ts';
import { memoizeLast } from '#content/memoize.ts';
import { scene } from '#drawings/index.ts';
import { artFile } from './art.ts';
import { className, css, minified, variantsOf, type StyleSheet } from './css.ts';
import { addressOf, asset, constants, type EmittedFile } from './file.ts';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const imports = /(?:^import (?!type)[^'"]*|^export [^'"]*from |import\()['"]([^'"]+)['"]/gm;
const named = /\bclasses\.(\w+)/g;

/**
 * The files of `src` that a file of `src` imports. Packages are left out, because they name no recipe, and generated
 * files, because they import the components of all kinds of pages.
 */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, address]) => {
    if (!/^[.#].*\.tsx?$/.test(address!)) return [];
    const path = address!.startsWith('#') ? join(source, address!.slice(1)) : join(dirname(file), address!);
    return existsSync(path) && !address!.includes('generated/') ? [path] : [];
  });
}

interface Used {
  /** The names of the recipes that the kind's component, the layout and the client use. */
  recipes: ReadonlySet<string>;
  /** Whether the page has a fold. The styles of the content below the fold are loaded separately. */
  hasFold: boolean;
}

const fold = join(source, 'components/Fold.tsx');
// The recipes of the error screen are left out: only React shows it, and the client loads the styles of all kinds
// before React hydrates the page.
const errorScreen = join(source, 'layout/ErrorScreen.tsx');

/** The recipes that a kind of page uses. */
function recipesUsed(kind: string): Used {
  const reached = new Set<string>();
  const recipes = new Set<string>();
  function reach(file: string): void {
    if (reached.has(file) || file === errorScreen) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(named)) recipes.add(name!);
    for (const other of importsOf(file, text)) reach(other);
  }
  for (const file of ['routes.tsx', 'client/entry.ts', `pages/${kind}/Page.tsx`]) reach(join(source, file));
  return { recipes, hasFold: reached.has(fold) };
}

/**
 * `styles.css`: all recipes and motion, for the desk and development, where any of them may be shown.
 */
export function emitStyles(sheet: StyleSheet, ...later: StyleSheet[]): EmittedFile {
  return { path: 'styles.css', text: [css(sheet, 'reset'), ...later.map((each) => css(each, 'motion'))].join('') };
}

const only = (recipes: StyleSheet['recipes'], isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(recipes).filter(([name]) => isWanted(name)));

/** The style in the head of a page: the recipes that it uses. If the page has a fold, only those above the fold. */
function inlineStyle(sheet: StyleSheet, { recipes: used, hasFold }: Used): string {
  const own = only(sheet.recipes, (name) => used.has(name) && !(hasFold && name in belowRecipes));
  return minified('kind.css', css({ ...sheet, recipes: own }, 'reset'));
}

/** The styles below the fold of some kinds of pages. */
function stylesBelow(pages: readonly Used[]): string {
  const folded = pages.filter(({ hasFold }) => hasFold);
  const own = only(belowRecipes, (name) => folded.some((page) => page.recipes.has(name)));
  return css({ theme, globals: {}, raw: '', recipes: own }, 'reset');
}

/** Stylesheets that are files, by their names, and `later-styles.ts` with their addresses. */
function emitLaterStyles(sheets: Readonly<Record<string, string>>): EmittedFile[] {
  const files = Object.entries(sheets).map(([name, text]) => ({
    name,
    ...asset('styles', name, 'css', minified(`${name}.css`, text)),
  }));
  const addresses = Object.fromEntries(files.map((file) => [`${file.name}Styles`, addressOf(file)]));
  return [...files, constants('later-styles.ts', 'src/styles', addresses)];
}

/**
 * `classes.ts`: the class of every recipe and, if it has variants, theirs, so that a misspelt name or variant does not
 * compile.
 */
export function emitClasses(recipes: StyleSheet['recipes']): EmittedFile {
  const classes = Object.entries(recipes).map(([name, recipe]) => {
    if (recipe.variants === undefined) return [name, className(name)];
    const variants: Record<string, Record<string, string>> = {};
    for (const { group, value, className: variantClass } of variantsOf(name, recipe)) {
      variants[group] = { ...variants[group], [value]: variantClass };
    }
    return [name, { base: className(name), variants }];
  });
  return constants('classes.ts', 'src/styles', Object.fromEntries(classes));
}

/** The pictures of the streets that repeat at each stop, so that the styles have their addresses. */
const streetArt = ['trees', 'door'].map((name) => artFile(name, scene(`train/${name}`)));
const streetRaw = `:root{${streetArt.map((file, place) => `--${['trees', 'door'][place]!}:url(${addressOf(file)})`).join(';')}}`;

const paper = readFileSync(new URL('../../../src/styles/paper.css', import.meta.url), 'utf8');

interface Styles {
  /** The styles in the head of each kind of page. */
  inline: ReadonlyMap<string, string>;
  files: readonly EmittedFile[];
}

const lastStyles = memoizeLast<Styles>();

/**
 * Caches the styles. They depend on the design and on little of the content, so in development most saves do not change
 * them.
 */
export const stylesOf = (fontFaces: string, widgetRoom: string) =>
  lastStyles([fontFaces, widgetRoom], () => {
    const sheet = { theme, globals, raw: fontFaces + raw + widgetRoom, recipes };
    const streets = { theme, globals: {}, raw: streetRaw, recipes: streetRecipes };
    const all = { ...sheet, raw: sheet.raw + streets.raw, recipes: { ...recipes, ...streetRecipes } };
    const later = { theme, globals: motion, raw: keyframes, recipes: laterRecipes };
    const used = kinds.map(({ kind }) => ({ kind, ...recipesUsed(kind) }));
    const inline = new Map(used.map((page) => [page.kind as string, inlineStyle(sheet, page)]));
    const forPaper = `@media print{${paper}}`;
    const files = [
      emitClasses({ ...all.recipes, ...laterRecipes }),
      emitStyles(all, later),
      constants('kind-styles.ts', 'src/styles', { kindStyles: Object.fromEntries(inline) }),
      ...emitLaterStyles({
        // For motion, for elements that only scripts show, and for print.
        later: css(later, 'motion') + forPaper,
        // For print without scripts.
        paper: forPaper,
        below: stylesBelow(used.filter(({ kind }) => kind !== 'service')),
        service: stylesBelow(used.filter(({ kind }) => kind === 'service')),
        street: css(streets, 'reset'),
        // For pages that the client opens in place.
        all: css({ ...all, raw: streets.raw }, 'reset'),
      }),
      ...streetArt,
    ];
    return { inline, files };
  });
