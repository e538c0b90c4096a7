import { isWebAddress } from '#content/backend.ts';
import type { Content, Entry, EntryOf } from '#content/content.ts';
import { linksIn, markdown } from '#content/text/markdown.ts';
import { placeInBody, placeOf } from '#content/place.ts';
import type { Place, Problem } from '#content/problem.ts';
import { textsOf } from '#content/text/texts.ts';
import { noticeSections } from '#pages/privacy/notice.ts';
import { linkablePaths } from '#pages/routes.ts';
import { suggestion } from '#content/text/wording.ts';
import type { Check } from './check.ts';

interface Link {
  link: string;
  place: () => Place;
  /** The text before the address if the link is a field of its own. */
  field: string;
}

/** The links of an entry: values of the fields "link". */
const inFields = (entry: Entry): Link[] =>
  textsOf(entry)
    .filter(({ path }) => path.at(-1) === 'link')
    .map(({ text, path }) => ({ link: text, place: () => placeOf(entry, path), field: 'link: ' }));

/** The links in the Markdown of an entry. */
const inBody = (entry: Entry): Link[] =>
  linksIn(entry.body).map(({ href, start, length }) => ({
    link: href,
    place: () => placeInBody(entry, start, length),
    field: '',
  }));

/** The path of a link that names this site too. */
const withoutSite = (link: string, [site]: readonly EntryOf<'site'>[]) =>
  site && link.startsWith(`${site.data.url}/`) ? link.slice(site.data.url.length) : link;

/** A link to another site, a mail program or a phone, or to a place on the same page. */
const isOutside = (link: string) => /^(?:[a-z][a-z0-9+.-]*:|#)/i.test(link);

/** {phone} and {email} become links themselves, so an address with one would be a link in a link. */
const hasPlaceholder = (link: string) => /\{|%7B/i.test(link);

function outsideProblem({ link, place }: Link, headings: readonly string[]): Problem | [] {
  if (hasPlaceholder(link)) {
    return {
      place: place(),
      rule: 'placeholder-in-a-link',
      message: 'An address cannot contain a placeholder.',
      fix: 'write {phone} or {email} in the text alone: it becomes a link by itself.',
    };
  }
  if (headings.includes(markdown.normalizeLinkText(link))) return [];
  if (/^(?:mailto:[^@]+@[^@]+\.|tel:\+?\d{3})/.test(link) || (link.startsWith('https://') && isWebAddress(link)))
    return [];
  const isPlain = link.startsWith('http://');
  return {
    place: place(),
    rule: 'wrong-link',
    message: isPlain
      ? 'Anyone between the visitor and this page can read and change it, so browsers warn of addresses with http://. Most sites open with https:// too.'
      : `Browsers of visitors cannot open "${link}".`,
    fix: isPlain
      ? `write →  ${link.replace('http:', 'https:')}`
      : 'write an address that begins with "https://", "mailto:" and an email address, "tel:" and a number, or "/" for a page of this site.',
  };
}

function insideProblem({ link, place: placeOfLink, field }: Link, paths: readonly string[]): Problem | [] {
  const [, path = '', place = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
  if (paths.includes(path)) return [];
  const page = suggestion(path, paths);
  const meant = page === undefined ? undefined : page + place;
  return {
    place: placeOfLink(),
    rule: 'unknown-link',
    message: `There is no page at ${path}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix: meant === undefined ? 'write the address of a page that exists.' : `write →  ${field}${meant}`,
  };
}

/** Kinds whose entries contain no links; redirects have their own check. */
const without: readonly string[] = ['redirects', 'neighbourhood', 'faq', 'testimonials'];

/** The links of all entries, in fields and in Markdown. A link that names this site too is its path. */
export const linksOf = (content: Content): Link[] => {
  const site = content.all('site');
  return content
    .entries()
    .filter(({ kind }) => !without.includes(kind))
    .flatMap((entry) => [...inFields(entry), ...inBody(entry)])
    .map((found) => ({ ...found, link: withoutSite(found.link, site) }));
};

/** A link leads to a page that exists, or to an address that browsers open. */
export const links: Check = (content) => {
  const paths = linkablePaths(content);
  // Of the pages in Markdown, only the notice gives its headings ids. Every page has a top.
  const [notice] = content.all('site').length > 0 ? content.all('page-privacy') : [];
  const ids = notice ? noticeSections(content).map(({ id }) => `#${id}`) : [];
  const headings = ({ place }: Link) => ['#top', ...(place().file === notice?.file ? ids : [])];
  return linksOf(content).flatMap((found) =>
    isOutside(found.link) ? outsideProblem(found, headings(found)) : insideProblem(found, paths),
  );
};
