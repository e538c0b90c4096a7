import { load, type CheerioAPI } from 'cheerio';
import type { Version } from './compare.ts';
import { flattenFacts } from './flat.ts';

type AnyNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

const silent = new Set(['script', 'style', 'template', 'noscript']);
/** Elements that do not end a sentence. */
const inline = new Set('a abbr b cite code data em i mark q s small span strong sub sup time tspan u wbr'.split(' '));
/** Attributes whose text a visitor reads or hears, each with the label of the text in the report. */
const spoken = { alt: 'picture', 'aria-label': 'name', placeholder: 'in the field' } as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The text as it is read: without word joiners, and without the spaces that come from markup. */
const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.:;!?)])/g, '$1')
    .trim();

function sentencesOf(text: string): string[] {
  return [...segmenter.segment(plain(text))].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The texts of a node: an item for each block of words, and for each attribute that is read. */
function blocksOf(node: AnyNode): string[] {
  const blocks = [''];
  const visit = (at: AnyNode): void => {
    if (at.type === 'text') blocks.push(`${blocks.pop()}${at.data}`);
    if (!('children' in at) || ('name' in at && silent.has(at.name))) return;
    const isBlock = 'name' in at && !inline.has(at.name);
    if (isBlock) blocks.push('');
    if ('attribs' in at) {
      for (const [name, kind] of Object.entries(spoken)) {
        const text = at.attribs[name];
        if (text) blocks.splice(-1, 0, `(${kind}) ${text}`);
      }
    }
    // The text of an element looks separate from the text around it, so there is a space on both sides.
    if ('name' in at) blocks.push(`${blocks.pop()} `);
    for (const child of at.children) visit(child);
    if ('name' in at) blocks.push(`${blocks.pop()} `);
    if (isBlock) blocks.push('');
  };
  visit(node);
  return blocks;
}

const wordsOf = ($: CheerioAPI, where: string) => $(where).toArray().flatMap(blocksOf).flatMap(sentencesOf);

function linksOf($: CheerioAPI): string[] {
  return $('a[href], form[action], iframe[src]')
    .toArray()
    .map((element) => element.attribs['href'] ?? element.attribs['action'] ?? element.attribs['src'] ?? '')
    .filter((target) => !target.startsWith('data:'));
}

/** The data for search engines. */
function dataOf($: CheerioAPI): Map<string, string> {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return new Map(scripts.flatMap((script) => flattenFacts(JSON.parse($(script).text()))));
}

/** What a search result shows. */
function resultOf($: CheerioAPI): Map<string, string> {
  const facts = {
    title: $('title').first().text(),
    description: $('meta[name=description]').attr('content'),
    address: $('link[rel=canonical]').attr('href'),
  };
  return new Map(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])));
}

/** The tags with their attributes: the drawings, for instance. */
const tagsOf = (html: string) => new Map(html.match(/<[^>]+>/g)?.map((tag) => [tag, '']));

/** A page as it is compared. Of a page that only one side has, only its own words are, because its menu is not new. */
export function versionOf({ html, normal }: { html: string; normal: string }, isOnBothSides = true): Version {
  const $ = load(html, { scriptingEnabled: false });
  const result = resultOf($);
  if (!isOnBothSides) return { words: wordsOf($, 'main'), result };
  return { words: wordsOf($, 'body'), links: linksOf($), result, data: dataOf($), tags: tagsOf(normal) };
}
