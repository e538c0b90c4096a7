import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load, type Cheerio, type CheerioAPI } from 'cheerio';

type AnyNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** A part of a page. */
export type Part = Cheerio<AnyNode>;

/** Documents in frames, and the desk, which are not pages of the site. */
const others = /^(?:frames\/|desk\.html$)/;

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** The files that a build has made, as a visitor without JavaScript gets them. */
export class BuiltSite {
  readonly folder: string;
  readonly #pages = new Map<string, CheerioAPI>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The paths of all pages, `/404` among them. */
  paths(): string[] {
    return this.files('.html')
      .filter((name) => !others.test(name))
      .map((name) => `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
      .toSorted();
  }

  /** The names of all files with this ending. Throws if nothing was built. */
  files(ending = ''): string[] {
    if (!this.has('index.html')) throw new Error(`${this.folder} contains no built site. Build it: npm run build`);
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() && item.name.endsWith(ending))
      .map((item) => relative(this.folder, join(item.parentPath, item.name)).replaceAll('\\', '/'));
  }

  has(name: string): boolean {
    return existsSync(join(this.folder, name));
  }

  text(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  html(path: string): string {
    return this.text(fileOf(path));
  }

  page(path: string): CheerioAPI {
    const page = this.#pages.get(path) ?? load(this.html(path));
    this.#pages.set(path, page);
    return page;
  }
}

const silent = new Set(['script', 'style', 'svg']);

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || ('name' in node && silent.has(node.name))) return '';
  const text = node.children.map(textOf).join('');
  return 'name' in node ? ` ${text} ` : text;
}

/** The text of a part as a visitor reads it: tags become spaces, comments and drawings are left out. */
export function words(part: Part): string {
  return (
    part
      .toArray()
      .map(textOf)
      .join(' ')
      // A word joiner only keeps words on one line; it is neither seen nor read.
      .replaceAll('\u2060', '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,.:;!?])/g, '$1')
      .trim()
  );
}

/** The parts that a selector finds, one by one. */
export function each($: CheerioAPI, selector: string, within: Part = $.root()): Part[] {
  return within
    .find(selector)
    .toArray()
    .map((node) => $(node));
}

/** The words of everything that a selector finds. */
export const wordsOf = ($: CheerioAPI, selector: string, within?: Part) => each($, selector, within).map(words);

/** The sections of a page that are not inside another section, in their order. */
export function sections($: CheerioAPI): Part[] {
  return each($, 'main section').filter((section) => section.parents('section').length === 0);
}

/** The section with this heading. Throws if there is none. */
export function sectionHeaded($: CheerioAPI, heading: string): Part {
  const found = each($, 'main h2').find((element) => words(element) === heading);
  if (found === undefined) throw new Error(`No section is headed "${heading}".`);
  return found.closest('section');
}

/** The address of the first link whose text ends with `text`. */
export function linkTo($: CheerioAPI, text: string, within?: Part): string | undefined {
  return each($, 'a[href]', within)
    .find((link) => words(link).endsWith(text))
    ?.attr('href');
}

/** The address to which the button with this text leads: the action of its form. */
export function buttonTo($: CheerioAPI, text: string, within?: Part): string | undefined {
  // The button of the price board also has its words for each choice.
  const first = (button: Part) => button.find('[data-says=none]');
  const found = each($, 'form button[type=submit]', within).find(
    (button) => words(first(button).length > 0 ? first(button) : button) === text,
  );
  return found?.closest('form').attr('action');
}

/** The questions of a part with their answers. */
export function questions($: CheerioAPI, within: Part): { question: string; answer: Part }[] {
  return each($, 'details', within).map((item) => ({
    question: words(item.find('summary')),
    answer: item.clone().find('summary').remove().end(),
  }));
}

/** The terms of the lists of a part, each with its value. */
export function terms($: CheerioAPI, within: Part): Record<string, string> {
  return Object.fromEntries(each($, 'dt', within).map((term) => [words(term), words(term.nextAll('dd').first())]));
}

/** The stars of each review of a part. */
export function ratings($: CheerioAPI, within: Part): number[] {
  return each($, 'figure:has(blockquote)', within).map((review) =>
    Number(/(\d) out of 5/.exec(review.toString())?.[1]),
  );
}
