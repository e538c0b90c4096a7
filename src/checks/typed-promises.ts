import type { Entry } from '#content/content.ts';
import { areFactsKnown, itemsOf, type Item } from '#content/facts.ts';
import { memoize } from '#content/memoize.ts';
import type { Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { find, proseOf, type Found } from '#content/written.ts';
import type { Check } from './check.ts';

const clock = String.raw`\d{1,2}(?:[.:]\d\d)? ?[ap]m`;

/** A number of hours, days or weeks, "same day", or a time of day. */
const time = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:\d+(?: ?(?:[-–]|to) ?\d+)?[ -](?:(?:business|working)[ -])?(?:hour|day|week)s?|same[- ]day|${clock}(?: ?(?:[-–]|to) ?${clock})?)(?!\p{L})`,
  'giu',
);

/** Whether a text is the place where promises, hours or durations are written. */
const isOwnPlace = ({ kind }: Entry, path: Path = []) =>
  (kind === 'site' && ['promises', 'openingHours'].includes(String(path[0]))) ||
  (kind === 'site' && path.join('.') === 'customerService.hours') ||
  (kind === 'service' && path[0] === 'durations');

// Reviews are a customer's own words, and the check of figures reports the numbers in the texts of areas.
const timesIn = memoize((entry: Entry): Found[] =>
  entry.kind === 'testimonials' || entry.kind === 'neighbourhood'
    ? []
    : proseOf(entry).flatMap((text) => (isOwnPlace(entry, text.path) ? [] : find(text, time))),
);

/** What replaces a typed time: a placeholder, and its words. */
type Choice = Pick<Item, 'name' | 'words'>;

const unified = (text: string) => text.toLowerCase().replaceAll('–', '-');

/** The placeholders with the typed time, or else all but those of durations. */
function choicesFor(typed: string, all: readonly Choice[]): readonly Choice[] {
  const same = all.filter(({ words }) => unified(words).includes(unified(typed)));
  return same.length > 0 ? same : all.filter(({ name }) => !name.startsWith('duration.'));
}

function problemOf({ words, place }: Found, all: readonly Choice[]): Problem {
  const shown = choicesFor(words, all).map((choice) => `{${choice.name}} (${choice.words})`);
  return {
    place: place(),
    rule: 'typed-promise',
    message: `"${words}" is a time that visitors rely on. Typed here, it stays old when the promise changes.`,
    fix: `write ${shown.join(', ')}. If it is another promise, add it to "promises:" in data/site.yaml, and write its key in braces here.`,
  };
}

/** A time that the company promises is written once, in its own place; texts show it by its key. */
export const typedPromises: Check = (content) => {
  if (!areFactsKnown(content)) return [];
  const { hours } = content.single('site').data.customerService;
  const items = itemsOf(content).filter(({ kind }) => kind !== 'price');
  const all: Choice[] = [...items, { name: 'serviceHours', words: hours }];
  return content.entries().flatMap((entry) => timesIn(entry).map((found) => problemOf(found, all)));
};
