import { load, type CheerioAPI } from 'cheerio';
import { flattenFacts } from '../diff/flat.ts';

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

function linksOf($: CheerioAPI): string[] {
  return $('a[href], form[action], iframe[src]')
    .toArray()
    .map((element) => element.attribs['href'] ?? element.attribs['action'] ?? element.attribs['src'] ?? '')
    .filter((target) => !target.startsWith('data:'));
}

function dataOf($: CheerioAPI): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => flattenFacts(JSON.parse($(script).text())))
    .map(([way, fact]) => `${way}: ${fact}`);
}

/** The parts of a page that a reviewer reads. */
export type Parts = ReturnType<typeof partsOf>;

export function partsOf(html: string, where = 'body') {
  const $ = load(html, { scriptingEnabled: false });
  return {
    /** In their order. */
    sentences: $(where).toArray().flatMap(blocksOf).flatMap(sentencesOf),
    /** The targets of links, forms and frames. */
    links: linksOf($),
    /** The data for search engines, a line for each value. */
    data: dataOf($),
    /** What a search result shows. */
    snippet: {
      title: $('title').first().text(),
      description: $('meta[name=description]').attr('content') ?? '',
      address: $('link[rel=canonical]').attr('href') ?? '',
    },
  };
}

export type Snippet = Parts['snippet'];
