import { load, type CheerioAPI } from 'cheerio';

type Part = ReturnType<CheerioAPI>;

function outline($: CheerioAPI, part: Part): string {
  const children = part.children().toArray();
  return children.map((child) => `${child.tagName}(${outline($, $(child) as Part)})`).join('');
}

function outlineOf(html: string, xml: boolean): string {
  const $ = load(`<main>${html}</main>`, { xml }, false);
  return outline($, $('main') as Part);
}

/**
 * Whether a browser builds exactly the tree that the HTML describes. It moves elements that are not allowed where they
 * are.
 */
export function keepsItsTree(html: string): boolean {
  return outlineOf(html, true) === outlineOf(html, false);
}
