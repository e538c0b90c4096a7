import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { Content } from '#content/content.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

/** A made-up number, which `npm run check:launch` reports. */
const madeUp = /(?:0 ?){6}$/;

const lengthProblems: Readonly<Record<string, string>> = {
  TOO_SHORT: 'has too few digits for its country',
  TOO_LONG: 'has too many digits for its country',
  INVALID_COUNTRY: 'begins with the code of no country',
};

function wrongNumbers(content: Content): Problem[] {
  return content.all('site').flatMap((site) =>
    (['phone', 'whatsapp'] as const).flatMap((field) => {
      const number = site.data[field];
      if (number === undefined || madeUp.test(number) || parsePhoneNumberFromString(number)?.isValid()) return [];
      const problem = lengthProblems[validatePhoneNumberLength(number) ?? ''] ?? 'is not in use in its country';
      return {
        place: placeOf(site, [field]),
        rule: 'wrong-phone',
        message: `The number ${number} ${problem}, so visitors could not call it.`,
        fix: 'write the number with its country code, and call it once.',
      };
    }),
  );
}

/** A link of Google Maps that is not meant for frames. Google forbids browsers to show it in one. */
const forSharing =
  /^https:\/\/(?:(?:maps\.app\.)?goo\.gl|maps\.google\.|(?:www\.)?google\.[a-z.]+\/maps)(?!.*\bembed\b)/;

const wrongMaps = (content: Content): Problem[] =>
  content
    .all('site')
    .filter(({ data }) => forSharing.test(data.map.embed))
    .map((site) => ({
      place: placeOf(site, ['map', 'embed']),
      rule: 'map-not-for-frames',
      message: 'A link of Google Maps to share opens on a page of its own only, so the contact page would show no map.',
      fix: 'in Google Maps, choose Share, then "Embed a map", and write the address between the quotes after "src". It begins with https://www.google.com/maps/embed?pb=',
    }));

/** Years that have not begun. Time makes them right, never wrong: content that passed yesterday passes today. */
function inTheFuture(content: Content): Problem[] {
  const thisYear = new Date().getFullYear();
  const founded = content
    .all('site')
    .filter(({ data }) => data.founded > thisYear)
    .map((site) => ({
      place: placeOf(site, ['founded']),
      rule: 'founded-in-the-future',
      message: `The year ${site.data.founded} has not begun, so the company cannot be founded in it.`,
      fix: 'write the year in which the company was founded.',
    }));
  const figures = content.all('sources').flatMap((entry) =>
    entry.data.sources.flatMap(({ asOf }, index) => {
      if (Number(asOf.slice(0, 4)) <= thisYear) return [];
      return {
        place: placeOf(entry, ['sources', index, 'asOf']),
        rule: 'figures-of-the-future',
        message: `The year ${asOf.slice(0, 4)} has not begun, so no figures can be of it.`,
        fix: 'write the date that the source gives for its figures.',
      };
    }),
  );
  return [...founded, ...figures];
}

/** The company can be called, is shown on its map, and exists; its figures are not of the future. */
export const companyFacts: Check = (content) =>
  [wrongNumbers, wrongMaps, inTheFuture].flatMap((problemsOf) => problemsOf(content));
