import { load } from 'cheerio';
import type { PageData } from '#pages/kinds.ts';
import { each, sections, words, wordsOf } from './built-site.ts';

/** What a page lacks of the structure that the specification requires of every page, and of area pages. */
export function faultsOf(html: string, page: PageData): string[] {
  const $ = load(html);
  const faults: string[] = [];
  const demand = (holds: boolean, what: string) => holds || faults.push(what);
  const title = words($('head > title'));
  const description = $('meta[name="description"]').attr('content') ?? '';
  const levels = each($, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.prop('tagName')!.slice(1)));

  demand($('h1').length === 1 && words($('h1')) !== '', 'one main heading');
  demand($('main').length === 1, 'one main part');
  demand(title.length > 0 && title.length <= 70, `a title of 1 to 70 characters: "${title}"`);
  demand(description.trim().length > 0 && description.length <= 160, `a description of 1 to 160: "${description}"`);
  demand(
    levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
    'headings that skip no level',
  );
  demand(
    each($, 'h1, h2, h3, summary').every((part) => words(part) !== ''),
    'words in every heading',
  );
  demand(
    !/\{\w*\}|\bundefined\b|\bNaN\b|\[object/.test(`${words($('html'))} ${title} ${description}`),
    'no value of a program in its words',
  );
  demand(
    each($, 'script:not([type="application/ld+json"])').every((script) => script.attr('src')?.startsWith('/') === true),
    'scripts of the site alone',
  );
  demand($('[onerror], [onclick], [onload], [style]').length === 0, 'no code in attributes');
  demand(
    each($, 'a[href]').every((link) => /^(\/(?!\/)|#|https?:|tel:|mailto:)/.test(link.attr('href')!)),
    'links that lead somewhere',
  );
  demand(
    each($, 'script[type="application/ld+json"]').every((data) => isJson(data.text())),
    'structured data that can be read',
  );
  if (page.kind === 'area') {
    const all = sections($);
    const { name } = page.area;
    const spaced = name.replaceAll(/\s+/g, ' ').trim();
    demand(title.startsWith(`Part Time Maid Services in ${spaced} - `), `the title of the specification: "${title}"`);
    demand(all.length === 7, `seven sections, not ${all.length}`);
    const tiles = all[3] === undefined ? [] : wordsOf($, '> li', all[3].find('ul').first());
    demand(tiles.length === 8 && tiles.every(Boolean), `eight tiles, not ${tiles.length}`);
    demand(all[5]?.find('details').length === 5, 'five questions');
    demand($('form[method=post]').length === 1, 'one form');
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
