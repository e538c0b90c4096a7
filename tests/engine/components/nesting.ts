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

/** Whether a browser makes the same tree of the HTML that is written; it moves what may not stand where it does. */
export function keepsItsTree(html: string): boolean {
  return outlineOf(html, true) === outlineOf(html, false);
}
