import type { SceneFacts } from '#scripts/illustration/index.ts';
import type { Homes, Share } from '#types/places.ts';
import type { Drawings } from '../page-kind.ts';
import type { HomesFacts } from './homes.ts';

const spoken = (shares: readonly Share[]) => shares.map(({ label, percent }) => `${percent}% ${label}`).join(', ');

/**
 * The block of a hundred windows. If there are no flats, or if that is not known, a picture of how far away the nearest
 * area is.
 */
function pictureOf(
  { around, flatTypes, summary, distance }: HomesFacts,
  sign: SceneFacts['sign'],
  { flatBlock, lineColours, lineOf, lineTextColours, noFlats }: Drawings,
): string {
  const line = lineOf(sign?.code);
  if (around !== 'flats') {
    return noFlats({ here: around === 'none' ? 'sheds' : 'flats', distance, livery: lineColours[line], says: summary });
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = flatTypes.map(({ percent }) => percent);
  return flatBlock({
    shares: [first, second, third, fourth],
    says: spoken(flatTypes),
    gable: lineTextColours[line],
    number: sign === undefined ? undefined : String(sign.number),
  });
}

/** The panel on the homes around an area's station, with its pictures. */
export function drawHomes(facts: HomesFacts, sign: SceneFacts['sign'], drawings: Drawings): Homes {
  const { around: _around, distance: _distance, ...homes } = facts;
  return {
    ...homes,
    flatTypes: facts.flatTypes.map((share, index) => ({ ...share, key: drawings.flatWindowKey(index) })),
    picture: pictureOf(facts, sign, drawings),
  };
}
