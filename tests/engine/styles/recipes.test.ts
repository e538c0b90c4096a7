import { expect, test } from 'vitest';
import { groups, laterRecipes } from '../../../src/styles/recipes/index.ts';
import type { Recipes } from '../../../src/styles/recipe.ts';
import { theme } from '../../../src/styles/theme.ts';
import { minified } from '../../../scripts/build/emit/css.ts';
import { emittedAfter } from '../../support/emitted.ts';

const { text: textOf, paths } = await emittedAfter();
const pageCss = textOf(paths.find((path) => path.includes('/all-'))!);
const css = minified('styles.css', textOf('styles.css'));
const files = import.meta.glob<Record<string, Recipes>>(['../../../src/styles/recipes/*.ts', '!**/index.ts'], {
  eager: true,
});
const long = (hex: string) => (hex.length < 6 ? hex.replaceAll(/[^#]/g, '$&$&') : hex).toUpperCase();
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

// Where a property takes a token, its type says so.
test('recipes have only colours of the tokens', () => {
  const variables = [...css.matchAll(/--\w+:(#\w+)/g)].map(([, hex]) => hex!);
  const known = new Set([...Object.values(theme.colors), ...variables, '#00000000'].map(long));
  const written = [...css.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([hex]) => long(hex));
  expect(written.filter((hex) => !known.has(hex))).toEqual([]);
  expect(css).not.toMatch(/\b(?:rgba?|hsla?)\(/);
});

test('all recipes of all files are used, and their names and classes are unique', () => {
  const names = Object.values(files).flatMap((exported) => Object.values(exported).flatMap((own) => Object.keys(own)));
  const used = Object.keys({ ...Object.assign({}, ...Object.values(groups)), ...laterRecipes } as Recipes);
  expect([repeated(names), names.toSorted()]).toEqual([[], used.toSorted()]);
  const classes = [...textOf('classes.ts').matchAll(/[:=] "([a-z0-9-]+)"/g)].map((match) => match[1]!);
  expect(classes.length).toBeGreaterThan(names.length);
  expect(repeated(classes)).toEqual([]);
});

test('recipes have no motion, which is in motion.ts, and no property that is not resolved', () => {
  expect(pageCss.match(/transition[\w-]*:[^;}]+|animation[\w-]*:[^;}]+|@keyframes/g) ?? []).toEqual([]);
  expect(css).not.toMatch(/:(?:undefined|null|NaN|\[object)|[{;](?:bg|mx|my|px|py|size):|[^{};]*\{\}/);
});
