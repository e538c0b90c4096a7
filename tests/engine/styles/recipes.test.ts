import { transform, type SelectorComponent } from 'lightningcss';
import { expect, test } from 'vitest';
import { groups, laterRecipes } from '../../../src/pages/styles.ts';
import type { Recipes } from '../../../src/styles/recipe.ts';
import { emittedAfter } from '../../support/emitted.ts';

const { text: textOf, paths } = await emittedAfter();
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

const isNamed = (part: SelectorComponent): boolean =>
  ['type', 'class', 'id', 'attribute'].includes(part.type) ||
  (part.type === 'pseudo-class' && part.kind === 'is' && part.selectors.every((selector) => selector.some(isNamed)));

test('a selector with :has() names what it styles, and begins below the body; otherwise Chromium styles all of a page when an element is added', () => {
  const wide: string[] = [];
  for (const path of paths.filter((name) => name.endsWith('.css')))
    transform({
      filename: path,
      code: Buffer.from(textOf(path)),
      visitor: {
        Rule: {
          media: ({ value }) =>
            value.query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        },
        Selector(selector) {
          const last = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
          const watches = JSON.stringify(selector).includes('"kind":"has"');
          const ofWholePage = /"name":"(html|body)"/.test(JSON.stringify(selector[0])) && last.length < selector.length;
          if (watches && (ofWholePage || !last.some(isNamed))) wide.push(`${path}: ${JSON.stringify(selector)}`);
        },
      },
    });
  expect(wide).toEqual([]);
});
