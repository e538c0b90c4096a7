import type { Neighbourhood } from '#generated/entries.ts';
import type { Variables } from './facts.ts';
import { memoize, memoizeLast } from '../memoize.ts';

/** How numbers are written in the language of the site. */
interface Forms {
  number: (value: number) => string;
  percent: (value: number) => string;
  size: (value: number) => string;
}

const lastForms = memoizeLast<Forms>();

/** To make a format takes longer than to use it a hundred times. */
const formsOf = (language: string): Forms =>
  lastForms([language], () => {
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    const number = new Intl.NumberFormat(language);
    return {
      number: (value) => number.format(value),
      percent: (value) => percent.format(value / 100),
      size: (value) => `${number.format(value)}\u00A0m²`,
    };
  });

/**
 * One placeholder for each number of a group, such as {share.fourRoom}. Other fields, such as the source, are skipped.
 */
function numberVariables(name: string, group: object | undefined, form: (value: number) => string): Variables {
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
    ...numberVariables('decade', decades, percent),
    ...numberVariables('share', flatTypes, percent),
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

/** Placeholders for every figure that the file of an area has, as its own texts show them. */
export const figureVariables = memoize((area: Neighbourhood, language: string): Variables => {
  const forms = formsOf(language);
  return {
    ...housingFigures(area, forms),
    ...numberVariables('size', area.floorAreas, forms.size),
    ...newFigures(area, forms),
  };
});
