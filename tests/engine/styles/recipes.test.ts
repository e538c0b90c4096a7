import { expect, test } from 'vitest';
import { groups, laterRecipes } from '../../../src/pages/styles.ts';
import type { Recipes } from '../../../src/styles/recipe.ts';
import { emittedAfter } from '../../support/emitted.ts';

const { text: textOf } = await emittedAfter();
const files = import.meta.glob<Record<string, Recipes>>('../../../src/**/{*recipes.ts,recipes/*.ts}', {
  eager: true,
});
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('all recipes of all files are used, and their names and classes are unique', () => {
  const names = Object.values(files).flatMap((exported) => Object.values(exported).flatMap((own) => Object.keys(own)));
  const used = Object.keys({ ...Object.assign({}, ...Object.values(groups)), ...laterRecipes } as Recipes);
  expect([repeated(names), names.toSorted()]).toEqual([[], used.toSorted()]);
  const classes = [...textOf('classes.ts').matchAll(/[:=] "([a-z0-9-]+)"/g)].map((match) => match[1]!);
  expect(classes.length).toBeGreaterThan(names.length);
  expect(repeated(classes)).toEqual([]);
});
