import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import * as recipes from '#generated/classes.ts';
import { projectOf } from '../../support/sites.ts';
import { validityFaults } from '../../support/validity.ts';

type Part = ReturnType<CheerioAPI>;

const sheet = readFileSync(`${projectOf('first')}/src/generated/styles.css`, 'utf8');
const styled = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
// A class without rules of its own is in the markup because other rules name it.
for (const [, name] of JSON.stringify(recipes).matchAll(/:"([\w-]+)"/g)) styled.add(name!);

const isNamed = (drawing: Part) =>
  drawing.closest('[aria-hidden="true"]').length > 0 ||
  Boolean(drawing.attr('role') && drawing.attr('aria-label')) ||
  drawing.parents('svg').length > 0;

/** What is wrong with the markup of components: as HTML, and by the rules of this site. */
export async function markupFaults(html: string): Promise<string[]> {
  const $ = load(html, null, false);
  const tags = (selector: string, isFault: (part: Part) => boolean = () => true) =>
    $(selector)
      .toArray()
      .map((node) => $(node) as Part)
      .filter(isFault)
      .map((part) => /^<[^>]*>/.exec(part.toString())?.[0] ?? '');
  const unknown = tags('[class]', (part) =>
    part
      .attr('class')!
      .split(' ')
      .some((name) => !styled.has(name)),
  );
  const faults: Readonly<Record<string, readonly string[]>> = {
    'a choice without a value beside its words, which a page translator changes': tags('option:not([value])'),
    'a link that leads nowhere': tags('a', (part) => !part.attr('href')),
    'a link that opens a tab without rel="noopener"': tags('[target="_blank"]:not([rel~="noopener"])'),
    'a button that opens nothing': tags('[popovertarget]', (part) => !$(`#${part.attr('popovertarget')}`).length),
    'a drawing that is neither named nor hidden': tags('svg', (part) => !isNamed(part)),
    'a class that is not in the stylesheet': unknown,
    'undefined, null, NaN, an object or an empty class':
      html.match(/\bundefined\b|\bnull\b|\bNaN\b|\[object|class=""/g) ?? [],
  };
  return [
    ...(await validityFaults(html, 'components')),
    ...Object.entries(faults).flatMap(([fault, found]) => found.map((part) => `${fault}: ${part}`)),
  ];
}
