import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { Content } from '#content/content.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from './check.ts';

/** A made-up number, which `npm run check:launch` reports. */
const madeUp = /(?:0 ?){6}$/;

const faults: Readonly<Record<string, string>> = {
  TOO_SHORT: 'has too few digits for its country',
  TOO_LONG: 'has too many digits for its country',
  INVALID_COUNTRY: 'begins with the code of no country',
};

function wrongNumbers(content: Content): Problem[] {
  return content.all('site').flatMap((site) =>
    (['phone', 'whatsapp'] as const).flatMap((field) => {
      const number = site.data[field];
      if (number === undefined || madeUp.test(number) || parsePhoneNumberFromString(number)?.isValid()) return [];
      const fault = faults[validatePhoneNumberLength(number) ?? ''] ?? 'is not in use in its country';
      return {
        place: placeOf(site, [field]),
        rule: 'wrong-phone',
        message: `The number ${number} ${fault}, so visitors could not call it.`,
        fix: 'write the number with its country code, and call it once.',
      };
    }),
  );
}

/** Founded in a year that has not begun. Time makes this right, never wrong: content that passed yesterday passes today. */
function notFounded(content: Content): Problem[] {
  const thisYear = new Date().getFullYear();
  return content
    .all('site')
    .filter(({ data }) => data.founded > thisYear)
    .map((site) => ({
      place: placeOf(site, ['founded']),
      rule: 'founded-in-the-future',
      message: `The year ${site.data.founded} has not begun, so the company cannot be founded in it.`,
      fix: 'write the year in which the company was founded.',
    }));
}

/** The company can be called, and exists. */
export const companyFacts: Check = (content) => [...wrongNumbers(content), ...notFounded(content)];
