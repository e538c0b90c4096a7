import MarkdownIt, { type Token } from 'markdown-it';
import type { Site } from '#generated/entries.ts';
import { telLink } from '#shared/phone-links.ts';
import type { Variables } from './facts.ts';
import { fillText } from '../fill.ts';
import { escapeRegExp } from './wording.ts';

/** The parser of all Markdown. HTML is switched off: it is shown as text and never runs. */
export const markdown = new MarkdownIt({ html: false });

function links(site: Site) {
  return {
    phone: `[${site.phone}](${telLink(site.phone)})`,
    email: `[${site.email}](mailto:${site.email})`,
  };
}

/** Placeholders become words; phone and e-mail become links. */
const fillLinked = (text: string, site: Site, variables: Variables) => fillText(text, { ...variables, ...links(site) });

/** Markdown as HTML. */
export const renderMarkdown = (text: string, site: Site, variables: Variables): string =>
  markdown.render(fillLinked(text, site, variables)).trim();

/** The links of a text, each with the place of its address; if that is written in another way, with that of its block. */
export function linksIn(text: string): { href: string; start: number; length: number }[] {
  const lines = text.split('\n');
  const links = markdown.parse(text, {}).flatMap(({ map, children }) =>
    (children ?? []).flatMap((part): [string, number][] => {
      const href = part.type === 'link_open' ? part.attrGet('href') : null;
      return href === null ? [] : [[String(href), map?.[0] ?? 0]];
    }),
  );
  return [...new Map(links)].flatMap(([href, line]) => {
    const written = [href, markdown.normalizeLinkText(href)].map(escapeRegExp).join('|');
    const address = new RegExp(String.raw`(?<=\]\(\s*<?|\]:\s*<?|<)(?:${written})(?=[\s>)]|$)`, 'g');
    const found = [...text.matchAll(address)].map(({ 0: words, index }) => ({
      href,
      start: index,
      length: words.length,
    }));
    const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
    return found.length > 0 ? found : [{ href, start, length: lines[line]!.length }];
  });
}

/** Whether a token opens a heading that begins a section. */
export const beginsSection = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && tag === 'h2' && level === 0;

const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'section';

/**
 * The parts of a text that begin with a second-level heading. The ids are unique. A link of any part may have its
 * definition in another one.
 */
export function renderSections(
  text: string,
  site: Site,
  variables: Variables,
): { id: string; heading: string; html: string }[] {
  const definitions = {};
  const tokens = markdown.parse(fillLinked(text, site, variables), definitions);
  const starts = tokens.flatMap((token, index) => (beginsSection(token) ? [index] : []));
  const uses = new Map<string, number>();
  return starts.map((start, index) => {
    const heading = tokens[start + 1]!.content;
    const id = headingId(heading);
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    // The heading itself is three tokens.
    const html = markdown.renderer.render(tokens.slice(start + 3, starts[index + 1]), markdown.options, definitions);
    return { id: use === 1 ? id : `${id}-${use}`, heading, html: html.trim() };
  });
}
