import type { Content, Entry } from '../content/content.ts';
import { placeOf } from '../content/place.ts';
import { placeAt, type Place, type Problem } from '../content/problem.ts';
import { textsOf } from '../content/texts.ts';
import { linkablePaths } from '../../src/pages/routes.ts';
import { suggestion } from '../content/wording.ts';
import type { Check } from './check.ts';

interface InternalLink {
  link: string;
  place: () => Place;
  /** The text before the address if the link is a field of its own. */
  field: string;
}

/** The links of an entry: values of the fields "link". */
const inFields = (entry: Entry): InternalLink[] =>
  textsOf(entry)
    .filter(({ text, path }) => path.at(-1) === 'link' && text.startsWith('/'))
    .map(({ text, path }) => ({ link: text, place: () => placeOf(entry, path), field: 'link: ' }));

/** The links in the Markdown of an entry. */
function inBody({ file, source, body }: Entry): InternalLink[] {
  const start = source.length - body.length;
  return [...body.matchAll(/\]\((\/[^)\s]*)/g)].map((match) => ({
    link: match[1]!,
    place: () => placeAt(file, source, start + match.index + 2, match[1]!.length),
    field: '',
  }));
}

function problem({ link, place: placeOfLink, field }: InternalLink, paths: readonly string[]): Problem {
  const [, path = '', place = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
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

/** The links of all entries to pages of this site. */
export const linksOf = (content: Content): InternalLink[] =>
  content
    .entries()
    .filter(({ kind }) => !without.includes(kind))
    .flatMap((entry) => [...inFields(entry), ...inBody(entry)]);

/** A link to a page of this site leads to a page that exists. */
export const links: Check = (content) => {
  const paths = linkablePaths(content);
  return linksOf(content)
    .filter(({ link }) => !paths.includes(link.replace(/#.*/, '')))
    .map((found) => problem(found, paths));
};
