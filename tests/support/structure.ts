import { load, type CheerioAPI } from 'cheerio';
import { hold } from '../../src/ui/sections/hold.ts';
import { each, words, type Part } from './built-site.ts';

/** The texts of a page: its words, those of its drawings and its structured data, and attributes with texts or addresses. */
function textsOf($: CheerioAPI): string {
  const names = ['content', 'alt', 'title', 'aria-label', 'placeholder', 'value', 'href', 'src'];
  const attributes = names.flatMap((name) => each($, `[${name}]`).map((element) => element.attr(name)));
  return [words($('html')), $('svg title, svg text, script[type$="ld+json"]').text(), ...attributes].join(' ');
}

/** How a page breaks the structure that the specification requires of all pages. */
export function structureFaults(html: string, $ = load(html)): string[] {
  const levels = each($, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.prop('tagName')!.slice(1)));
  const scripts = each($, 'script:not([type="application/ld+json"])');
  const isFile = (script: Part) => script.attr('src')?.startsWith('/') === true && script.text() === '';
  const demands: readonly (readonly [boolean, string])[] = [
    [$('h1').length === 1 && words($('h1')) !== '', 'has not exactly one h1 with words'],
    [$('main').length === 1, 'has not exactly one main element'],
    [$('title:not(svg title)').length === 1 && words($('title')) !== '', 'has not exactly one title with words'],
    [Boolean($('meta[name="description"]').attr('content')), 'has no description'],
    [levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1), 'has headings that skip a level'],
    [each($, 'h1, h2, h3, summary').every((part) => words(part) !== ''), 'has a heading without words'],
    [
      !/\{(?:\w[^{}]*)?\}|\bundefined\b|\bNaN\b|\[object/.test(textsOf($)),
      'shows undefined, NaN, an object or a placeholder',
    ],
    // The script at the fold does nothing.
    [
      scripts.every((script) => isFile(script) || script.text() === hold),
      'has a script that is not a file of the site',
    ],
    [$('[style]').length === 0 && !/\son[a-z]+="/.test(html), 'has code or styles in attributes'],
    [
      each($, 'a[href]').every((link) => /^(\/(?!\/)|#|https?:|tel:|mailto:)/.test(link.attr('href')!)),
      'has a link that does not begin with /, #, http, tel: or mailto:',
    ],
  ];
  return demands.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}
