import type { Service } from '#generated/entries.ts';
import type { Entry } from '#content/content.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from './check.ts';

/** The page with the form, which is the only page that uses the visitor's choice. */
const form = '/contact';

function elsewhere(entry: Entry, path: Path, link: string | undefined): Problem | [] {
  if (link === undefined || link === form) return [];
  return {
    place: placeOf(entry, [...path, 'link']),
    rule: 'choice-lost',
    message: `This button is in the price board. Only the page ${form} uses what a visitor chooses there; ${link} does not.`,
    fix: `write →  link: ${form}`,
  };
}

function unseen(entry: Entry<Service>): Problem | [] {
  if (entry.data.hero.button === undefined) return [];
  return {
    place: placeOf(entry, ['hero', 'button'], 'key'),
    rule: 'unseen-button',
    message: 'This button is not shown: the page has the price board instead.',
    fix: 'remove "button" below "hero". To change the board\'s own button, change "button" below "intro".',
  };
}

/** The button of the price board leads to the form, and no button is hidden by the board. */
export const priceBoardButton: Check = (content) => [
  ...[...content.all('page-home'), ...content.all('page-neighbourhood')].flatMap((entry) =>
    elsewhere(entry, ['hero', 'button'], entry.data.hero.button?.link),
  ),
  ...content
    .all('service')
    .filter(({ data }) => data.priceBoard !== undefined)
    .flatMap((entry) => [elsewhere(entry, ['intro', 'button'], entry.data.intro.button.link), unseen(entry)].flat()),
];
