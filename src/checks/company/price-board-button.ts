import { placeOf } from '#content/place.ts';
import type { Check } from '../check.ts';

/** The price board hides no button. */
export const priceBoardButton: Check = (content) =>
  content
    .all('service')
    .filter(({ data }) => data.priceBoard !== undefined && data.hero.button !== undefined)
    .map((entry) => ({
      place: placeOf(entry, ['hero', 'button'], 'key'),
      rule: 'unseen-button',
      message: 'This button is not shown: the page has the price board instead.',
      fix: 'remove "button" below "hero". To change the board\'s own button, change "button" below "intro".',
    }));
