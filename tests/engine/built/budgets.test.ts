import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RouteKind } from '../../../src/pages/kinds.ts';
import type { Route } from '../../../src/pages/routes.ts';
import { each } from '../../support/built-site.ts';
import { projectOf } from '../../support/sites.ts';
import { site } from './site.ts';

type Budgets = { pages: Partial<Record<RouteKind, number>> & { default: number } } & Record<
  | `${'later' | 'service' | 'street' | 'home' | 'all'} styles`
  | 'styles'
  | 'styles below'
  | 'first script'
  | 'time script'
  | 'all scripts'
  | 'fonts'
  | 'picture',
  number
>;

const budgets = parse(readFileSync(new URL('budgets.yaml', import.meta.url), 'utf8')) as Budgets;

const routes = JSON.parse(
  readFileSync(join(projectOf('first'), 'src/generated/route-table.json'), 'utf8'),
) as readonly Route[];
const kinds = [...new Set(routes.map(({ kind }) => kind))];
const pathsOf = (kind: RouteKind) => routes.filter((route) => route.kind === kind).map(({ path }) => path);

const compress = promisify(brotliCompress);
/** The hash in the name of a file changes with each change of the file, and with it the weight of what names it. */
const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g, '');
const weightOf = async (text: string) => (await compress(withoutHashes(text))).length;
const sum = (sizes: readonly number[]) => sizes.reduce((before, size) => before + size, 0);
/** The weights of several texts. They are compressed side by side, because that takes most of the time of these tests. */
const weightsOf = (texts: readonly string[]) => Promise.all(texts.map(weightOf));
const heaviest = async (texts: readonly string[]) => Math.max(...(await weightsOf(texts)));
const total = async (texts: readonly string[]) => sum(await weightsOf(texts));
/** All that a page may load: no page links to the desk. */
const scripts = site.files('.js').filter((name) => /^assets\/(?!desk\/)/.test(name));

/** The first script of a page and all that it imports before it runs, however deep. */
function atOnce(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const imports = site.text(name).matchAll(/(?:import|from)\s*"(\.[^"]+)"/g);
  for (const [, path] of imports) atOnce(new URL(path!, `file:///${name}`).pathname.slice(1), seen);
  return seen;
}

/** The texts of the stylesheets with this name. */
const stylesheets = (name: string) =>
  site
    .files('.css')
    .filter((file) => file.includes(`/${name}-`))
    .map((file) => site.text(file));

const scriptOf = (path: string) => site.page(path)('script[src]');
const firstScript = (path: string) => scriptOf(path).attr('src')!.slice(1);

test('every page preloads the imports of its first script, which is not urgent, and nothing else', () => {
  for (const path of site.paths()) {
    const ahead = each(site.page(path), 'link[rel=modulepreload]').map((link) => link.attr('href')!.slice(1));
    const [, ...imported] = atOnce(firstScript(path));
    expect.soft(ahead.toSorted(), path).toEqual(imported.toSorted());
    expect.soft(scriptOf(path).attr('fetchpriority'), path).toBe('low');
  }
});

const timeScript = scripts.find((name) => /querySelectorAll\(.\[data-now]/.test(site.text(name)))!;
const textsOf = (names: readonly string[]) => names.map((name) => site.text(name));

/** Each file or page that has a budget: its name, its weight, and the budget. */
const measured: readonly (readonly [name: string, bytes: number, budget: number])[] = [
  ...(await Promise.all(
    kinds.map(
      async (kind) =>
        [
          `the heaviest page of the kind "${kind}"`,
          await heaviest(pathsOf(kind).map((path) => site.html(path))),
          budgets.pages[kind] ?? budgets.pages.default,
        ] as const,
    ),
  )),
  [
    'the heaviest styles of a page',
    await heaviest(kinds.map((kind) => site.page(pathsOf(kind)[0]!)('style').text())),
    budgets.styles,
  ],
  ['the styles of what is below the fold', await total(stylesheets('below')), budgets['styles below']],
  ['the styles of services below the fold', await total(stylesheets('service')), budgets['service styles']],
  ['the styles of the streets', await total(stylesheets('street')), budgets['street styles']],
  ['the styles of the street of the home page', await total(stylesheets('home')), budgets['home styles']],
  ['the later styles', await total(stylesheets('later')), budgets['later styles']],
  ['the styles of all kinds', await total(stylesheets('all')), budgets['all styles']],
  ['the first script', await total(textsOf([...atOnce(firstScript('/'))])), budgets['first script']],
  ['the script of the time', await total(textsOf([...atOnce(timeScript)])), budgets['time script']],
  ['all scripts', await total(textsOf(scripts)), budgets['all scripts']],
  ['the fonts', sum(site.files('.woff2').map((name) => readFileSync(`${site.folder}/${name}`).length)), budgets.fonts],
  ['the largest picture', await heaviest(textsOf(site.files('.svg'))), budgets.picture],
];

test.each(measured)('%s weighs %i of %i bytes', (name, bytes, budget) => {
  expect(bytes, `${name}: nothing was measured`).toBeGreaterThan(100);
  const over = `${name} weighs ${bytes} bytes, ${bytes - budget} more than tests/engine/built/budgets.yaml allows. Make it lighter, or raise the budget with the reason.`;
  expect(bytes <= budget, over).toBe(true);
});
