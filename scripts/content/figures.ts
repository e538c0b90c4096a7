import type { Neighbourhood } from '../../src/generated/entries.ts';
import { shownDate } from './date.ts';
import type { Variables } from './fill.ts';
import { memoize } from './memoize.ts';

/** How numbers are written in the language of the site. */
interface Forms {
  number: (value: number) => string;
  percent: (value: number) => string;
  size: (value: number) => string;
  month: (value: string) => string;
}

const formsByLanguage = new Map<string, Forms>();

function formsOf(language: string): Forms {
  const known = formsByLanguage.get(language);
  if (known !== undefined) return known;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  const forms: Forms = {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    size: (value) => `${number.format(value)}\u00A0m²`,
    month: (value) => shownDate(value, language),
  };
  formsByLanguage.set(language, forms);
  return forms;
}

/**
 * One placeholder for each number of a group, such as {share.fourRoom}. Other fields, such as the source, are skipped.
 */
function each(name: string, group: object | undefined, form: (value: number) => string): Variables {
  const fields = Object.entries(group ?? {}) as [string, unknown][];
  return Object.fromEntries(
    fields.flatMap(([key, value]) => (typeof value === 'number' ? [[`${name}.${key}`, form(value)]] : [])),
  );
}

function housingFigures({ housing }: Neighbourhood, { number, percent }: Forms): Variables {
  if (housing === undefined) return {};
  const { blocks, flats, firstBuilt, lastBuilt, decades, flatTypes } = housing;
  return {
    flats: number(flats),
    blocks: number(blocks),
    ...(firstBuilt !== undefined && { firstBuilt: String(firstBuilt) }),
    ...(lastBuilt !== undefined && { lastBuilt: String(lastBuilt) }),
    ...each('decade', decades, percent),
    ...each('share', flatTypes, percent),
  };
}

function newFigures({ newFlats }: Neighbourhood, { number, percent }: Forms): Variables {
  if (newFlats === undefined) return {};
  const streets = newFlats.streets.flatMap(({ name, year, flats }, index) => [
    [`newStreet.${index + 1}`, name],
    [`newYear.${index + 1}`, String(year)],
    [`newFlats.${index + 1}`, number(flats)],
  ]);
  return {
    'new.flats': number(newFlats.flats),
    'new.percent': percent(newFlats.percent),
    'new.since': String(newFlats.since),
    ...(Object.fromEntries(streets) as Variables),
  };
}

function marketFigures({ sales, rentals, privateHomes }: Neighbourhood, { number, size, month }: Forms): Variables {
  return {
    ...(sales && { resales: number(sales.resales), salesYear: String(sales.year) }),
    ...(rentals && {
      rentals: number(rentals.approvals),
      rentalsFrom: month(rentals.from),
      rentalsTo: month(rentals.to),
    }),
    ...(privateHomes && {
      'private.size': size(privateHomes.medianSize),
      'private.projects': number(privateHomes.projects),
    }),
  };
}

function placeFigures({ station, landmarks = [] }: Neighbourhood, { number }: Forms): Variables {
  const places = landmarks.flatMap(({ name, distance }, index) => [
    [`landmark.${index + 1}`, name],
    [`distance.${index + 1}`, `${number(distance)}\u00A0m`],
  ]);
  return {
    ...(station && { opened: station.opened.slice(0, 4), exits: number(station.exits.length) }),
    ...(Object.fromEntries(places) as Variables),
  };
}

/** Placeholders for every figure that the file of an area has, as its own texts show them. */
export const figureVariables = memoize((area: Neighbourhood, language: string): Variables => {
  const forms = formsOf(language);
  return {
    ...housingFigures(area, forms),
    ...each('size', area.floorAreas, forms.size),
    ...newFigures(area, forms),
    ...marketFigures(area, forms),
    ...each('dwellings', area.dwellings, forms.percent),
    ...each('households', area.households, forms.percent),
    ...placeFigures(area, forms),
  };
});

/** Whether the flats counted around an area's station are all outside of its subzone. */
export const areFlatsOutside = ({ housing, dwellings }: Neighbourhood): boolean =>
  dwellings?.hdb === 0 && (housing?.flats ?? 0) > 0;
