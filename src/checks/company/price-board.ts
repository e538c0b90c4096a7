import type { PriceBoardWords, Service } from '#generated/entries.ts';
import { maxBoardOptions } from '#board/price-board.ts';
import type { Content, Entry } from '#content/content.ts';
import { repeats } from '#content/group.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { suggestion } from '#content/text/wording.ts';
import type { Check } from '../check.ts';

interface Use {
  entry: Entry<Service>;
  path: Path;
  list: 'prices' | 'durations';
  home: string;
}

/** The homes that prices and durations name. */
function usesOf(entry: Entry<Service>): Use[] {
  return (['prices', 'durations'] as const).flatMap((list) =>
    (entry.data[list] ?? []).flatMap(({ for: homes = [] }, index) =>
      homes.map((home, place) => ({ entry, path: [list, index, 'for', place], list, home })),
    ),
  );
}

function unknown({ entry, path, home }: Use, known: readonly string[]): Problem | [] {
  if (known.includes(home)) return [];
  return {
    place: placeOf(entry, path),
    rule: 'unknown-home',
    message: `"${home}" is not the id of a home in data/price-board.yaml.`,
    fix: `write an id from data/price-board.yaml →  ${suggestion(home, known) ?? known.join(', ')}`,
  };
}

/**
 * Reports two prices, or two durations, of one service for the same home: visitors would not know which of them
 * applies.
 */
const twoFigures = (uses: readonly Use[]): Problem[] =>
  repeats(uses, ({ list, home }) => `${list} ${home}`).map(({ item: { entry, path, list, home }, first }) => ({
    place: placeOf(entry, path),
    rule: 'two-figures',
    message: `This service has two ${list} for "${home}". Visitors would not know which one is right.`,
    fix: `remove ${home} from one of them.`,
    also: [placeOf(entry, first.path)],
  }));

function sameHomes(board: Entry<PriceBoardWords>): Problem[] {
  const homes = board.data.homes.map(({ id }, index) => ({ id, index }));
  return repeats(homes, ({ id }) => id).map(({ item: { id, index } }) => ({
    place: placeOf(board, ['homes', index, 'id']),
    rule: 'repeated-home',
    message: `Two homes have the id "${id}". An enquiry with this id could mean either.`,
    fix: `write another id →  id: ${id}-2`,
  }));
}

function tooMany(content: Content): Problem[] {
  const offered = content
    .all('service')
    .filter(({ data }) => data.priceBoard !== undefined)
    .toSorted((one, other) => one.data.order - other.data.order);
  return offered.slice(maxBoardOptions).map((entry) => ({
    place: placeOf(entry, ['priceBoard'], 'key'),
    rule: 'too-many-services',
    message: `The price board has space for ${maxBoardOptions} services, but ${offered.length} have a "priceBoard", which puts a service there.`,
    fix: 'remove "priceBoard" from the services that are asked for least.',
  }));
}

/** Each price and duration is for homes that exist, and a service has at most one of each for a home. */
export const priceBoard: Check = (content) => {
  const [words] = content.all('price-board');
  if (words === undefined) return [];
  const known = words.data.homes.map(({ id }) => id);
  const uses = content.all('service').map(usesOf);
  return [
    ...sameHomes(words),
    ...uses.flat().flatMap((use) => unknown(use, known)),
    ...uses.flatMap(twoFigures),
    ...tooMany(content),
  ];
};
