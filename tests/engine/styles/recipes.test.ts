import { describe, expect, test } from 'vitest';
import { groups, laterRecipes } from '../../../src/styles/recipes/index.ts';
import type { Recipes } from '../../../src/styles/recipe.ts';
import { theme } from '../../../src/styles/theme.ts';
import { minified } from '../../../scripts/build/emit/css.ts';
import { emittedAfter } from '../../support/emitted.ts';

const recipes: Recipes = Object.assign({}, ...Object.values(groups), laterRecipes) as Recipes;
const { text: textOf, paths } = await emittedAfter();
const pageCss = textOf(paths.find((path) => path.includes('/all-'))!);
const css = minified('styles.css', textOf('styles.css'));
const files = import.meta.glob<Record<string, Recipes>>('../../../src/styles/recipes/*.ts', { eager: true });

const long = (hex: string) => (hex.length < 6 ? hex.replaceAll(/[^#]/g, '$&$&') : hex).toUpperCase();

const transparent = '#00000000';

describe('the recipes', () => {
  // Where a property takes a token, its type says so.
  test('have only colours of the tokens', () => {
    const variables = [...css.matchAll(/--\w+:(#\w+)/g)].map(([, hex]) => long(hex!));
    const values = new Set([
      ...Object.values(theme.colors).map((value) => value.toUpperCase()),
      ...variables,
      transparent,
    ]);
    const written = [...css.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([hex]) => long(hex));
    expect([...new Set(written)].filter((hex) => !values.has(hex))).toEqual([]);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?)\(/);
  });

  test('have unique names across all files', () => {
    const names = Object.entries(files)
      .filter(([file]) => !file.endsWith('/index.ts'))
      .flatMap(([, exported]) => Object.values(exported).flatMap((group) => Object.keys(group)));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.toSorted()).toEqual(Object.keys(recipes).toSorted());
  });

  test('have unique class names', () => {
    const classes = [...textOf('classes.ts').matchAll(/[:=] "([a-z0-9-]+)"/g)].map((match) => match[1]!);
    expect(classes.length).toBeGreaterThan(Object.keys(recipes).length);
    expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
  });

  test('contain no motion: that is in motion.ts', () => {
    expect(pageCss.match(/transition[\w-]*:[^;}]+|animation[\w-]*:[^;}]+|@keyframes/g) ?? []).toEqual([]);
  });

  test('have no unresolved property', () => {
    expect(css).not.toMatch(/:(?:undefined|null|NaN|\[object)/);
    expect(css).not.toMatch(/[{;](?:bg|mx|my|px|py|size):/);
    expect(css).not.toMatch(/[^{};]*\{\}/);
  });
});
