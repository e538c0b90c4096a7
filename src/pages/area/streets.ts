import type { Streets as StreetsFile, NeighbourhoodWords } from '#generated/entries.ts';
import { fillText } from '#scripts/content/fill.ts';
import type { Streets } from '#types/places.ts';

/** How many streets are shown at first. More would push the questions out of sight on a phone. */
const seen = 6;

/** The streets around a station, the nearest first. */
export function streetsOf({ streets }: StreetsFile, words: NeighbourhoodWords['streets']): Streets {
  const shown = streets.map(({ name, blocks, nearest }) => ({
    name,
    blocks,
    ...(nearest !== undefined && { distance: `${nearest} m` }),
  }));
  // If only one street would be left over, it is shown with the others.
  const near = shown.slice(0, shown.length === seen + 1 ? seen + 1 : seen);
  return {
    heading: words.heading,
    lead: words.lead,
    near,
    others: shown.slice(near.length),
    all: fillText(words.all, { count: String(shown.length - near.length) }),
  };
}
