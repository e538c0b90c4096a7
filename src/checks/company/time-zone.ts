import { placeOf } from '#content/place.ts';
import { suggestion } from '#content/text/wording.ts';
import type { Check } from '../check.ts';

function isKnown(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** The time zone exists; otherwise pages could not show whether the office is open. */
export const timeZone: Check = (content) =>
  content
    .all('site')
    .filter(({ data }) => !isKnown(data.timeZone))
    .map((site) => {
      const { timeZone: name } = site.data;
      const meant = suggestion(name, Intl.supportedValuesOf('timeZone'));
      return {
        place: placeOf(site, ['timeZone']),
        rule: 'unknown-time-zone',
        message: `There is no time zone "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
        fix: `write ${meant === undefined ? 'a name such as this one ' : ''}→  timeZone: ${meant ?? 'Asia/Singapore'}`,
      };
    });
