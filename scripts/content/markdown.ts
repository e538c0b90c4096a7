import MarkdownIt from 'markdown-it';
import type { Site } from '../../src/generated/entries.ts';
import { fillText, type Variables } from './fill.ts';

/** The parser of all Markdown. HTML is switched off: it is shown as text and never runs. */
export const markdown = new MarkdownIt({ html: false });

/** The phone number in the form of a `tel:` link, without spaces. */
export function telephone(phone: string): string {
  return phone.replaceAll(' ', '');
}

function links(site: Site) {
  return {
    phone: `[${site.phone}](tel:${telephone(site.phone)})`,
    email: `[${site.email}](mailto:${site.email})`,
  };
}

/** Markdown as HTML. Placeholders become words; phone and e-mail become links. */
export function renderMarkdown(text: string, site: Site, variables: Variables): string {
  return markdown.render(fillText(text, { ...variables, ...links(site) })).trim();
}

/** The parts of a text that begin with a second-level heading. */
export function renderSections(
  text: string,
  site: Site,
  variables: Variables,
): { id: string; heading: string; html: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      const id = heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
      return { id, heading: heading.trim(), html: renderMarkdown(rest.join('\n'), site, variables) };
    });
}
