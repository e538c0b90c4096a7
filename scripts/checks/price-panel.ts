import { maxPanelOptions } from '../../src/styles/recipes/hero-with-panel.ts';
import type { PricePanelWords, Service } from '../../src/generated/entries.ts';
import type { Content, Entry } from '../content/content.ts';
import { placeOf, type Path } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import { suggestion } from '../content/suggest.ts';
import type { Check } from './check.ts';

interface Use {
  entry: Entry<Service>;
  path: Path;
  list: 'prices' | 'durations';
  kind: string;
}

/** The kinds of homes that prices and durations name. */
function usesOf(entry: Entry<Service>): Use[] {
  return (['prices', 'durations'] as const).flatMap((list) =>
    (entry.data[list] ?? []).flatMap(({ for: kinds = [] }, index) =>
      kinds.map((kind, place) => ({ entry, path: [list, index, 'for', place], list, kind })),
    ),
  );
}

function unknown({ entry, path, kind }: Use, known: readonly string[]): Problem[] {
  if (known.includes(kind)) return [];
  return [
    {
      place: placeOf(entry, path),
      rule: 'unknown-kind',
      message: `"${kind}" is not a kind of home in data/price-panel.yaml.`,
      fix: `write a kind from data/price-panel.yaml →  ${suggestion(kind, known) ?? known.join(', ')}`,
    },
  ];
}

/**
 * Reports two prices, or two durations, of one service for the same kind: visitors would not know which of them
 * applies.
 */
function repeats(uses: readonly Use[]): Problem[] {
  return uses.flatMap((use, index) => {
    const first = uses.slice(0, index).find(({ list, kind }) => list === use.list && kind === use.kind);
    if (first === undefined) return [];
    const { entry, path, list, kind } = use;
    return [
      {
        place: placeOf(entry, path),
        rule: 'two-figures',
        message: `This service has two ${list} for "${kind}". Visitors would not know which one is right.`,
        fix: `remove ${kind} from one of them.`,
        also: [placeOf(entry, first.path)],
      },
    ];
  });
}

function sameHomes(words: Entry<PricePanelWords>): Problem[] {
  const seen = new Set<string>();
  return words.data.kinds.flatMap(({ homes }, kind) =>
    homes.flatMap(({ id }, home) => {
      const isNew = !seen.has(id);
      seen.add(id);
      if (isNew) return [];
      return [
        {
          place: placeOf(words, ['kinds', kind, 'homes', home, 'id']),
          rule: 'repeated-home',
          message: `Two homes have the id "${id}". An enquiry with this id could mean either.`,
          fix: `write another id →  id: ${id}-2`,
        },
      ];
    }),
  );
}

function tooMany(content: Content): Problem[] {
  const offered = content
    .all('service')
    .filter(({ data }) => data.pricePanel !== undefined)
    .toSorted((one, other) => one.data.order - other.data.order);
  return offered.slice(maxPanelOptions).map((entry) => ({
    place: placeOf(entry, ['pricePanel'], 'key'),
    rule: 'too-many-services',
    message: `The panel where visitors pick their home has space for ${maxPanelOptions} services, but ${offered.length} have a "pricePanel", which puts a service there.`,
    fix: 'remove "pricePanel" from the services that are asked for least.',
  }));
}

export const pricePanel: Check = {
  name: 'price-panel',
  description:
    'Each price and duration is for kinds of homes that exist, and a service has at most one of each for a kind.',
  run: (content) => {
    const [words] = content.all('price-panel');
    if (words === undefined) return [];
    const known = words.data.kinds.map(({ kind }) => kind);
    const uses = content.all('service').map(usesOf);
    return [
      ...sameHomes(words),
      ...uses.flat().flatMap((use) => unknown(use, known)),
      ...uses.flatMap(repeats),
      ...tooMany(content),
    ];
  },
};
