import { load } from 'cheerio';
import type { PageData } from '#pages/kinds.ts';
import { each, sections, words, wordsOf } from './built-site.ts';

/** How a page breaks the structure that the specification requires of all pages, and that of area pages if it is one. */
export function faultsOf(html: string, page: PageData): string[] {
  const $ = load(html);
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => holds || faults.push(fault);
  const title = words($('head > title'));
  const description = $('meta[name="description"]').attr('content') ?? '';
  const levels = each($, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.prop('tagName')!.slice(1)));

  demand($('h1').length === 1 && words($('h1')) !== '', 'has not exactly one h1 with words');
  demand($('main').length === 1, 'has not exactly one main element');
  demand(title.length > 0 && title.length <= 70, `has a title that is not 1 to 70 characters long: "${title}"`);
  demand(
    description.trim().length > 0 && description.length <= 160,
    `has a description that is not 1 to 160 characters long: "${description}"`,
  );
  demand(
    levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
    'has headings that skip a level',
  );
  demand(
    each($, 'h1, h2, h3, summary').every((part) => words(part) !== ''),
    'has a heading without words',
  );
  demand(
    !/\{\w*\}|\bundefined\b|\bNaN\b|\[object/.test(`${words($('html'))} ${title} ${description}`),
    'shows undefined, NaN, an object or a placeholder',
  );
  demand(
    each($, 'script:not([type="application/ld+json"])').every((script) => script.attr('src')?.startsWith('/') === true),
    'has a script that is not a file of the site',
  );
  demand($('[onerror], [onclick], [onload], [style]').length === 0, 'has code or styles in attributes');
  demand(
    each($, 'a[href]').every((link) => /^(\/(?!\/)|#|https?:|tel:|mailto:)/.test(link.attr('href')!)),
    'has a link that does not begin with /, #, http, tel: or mailto:',
  );
  demand(
    each($, 'script[type="application/ld+json"]').every((data) => isJson(data.text())),
    'has structured data that is not JSON',
  );
  if (page.kind === 'area') {
    const all = sections($);
    const { name } = page.area;
    const spaced = name.replaceAll(/\s+/g, ' ').trim();
    demand(
      title.startsWith(`Part Time Maid Services in ${spaced} - `),
      `has another title than the specification requires: "${title}"`,
    );
    demand(all.length === 7, `has ${all.length} sections, not 7`);
    const tiles = all[3] === undefined ? [] : wordsOf($, '> li', all[3].find('ul').first());
    demand(tiles.length === 8 && tiles.every(Boolean), `has ${tiles.length} tiles with words, not 8`);
    demand(all[5]?.find('details').length === 5, 'has not 5 questions');
    demand($('form[method=post]').length === 1, 'has not exactly one form');
  }
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
