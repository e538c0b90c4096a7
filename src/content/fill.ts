import type { InterfaceWords, Neighbourhood, PrivacyWords } from '#generated/entries.ts';
import type { Content, Entry } from './content.ts';
import { factVariables, type Variables } from './text/facts.ts';
import { figureVariables } from './text/figures.ts';
import { memoize } from './memoize.ts';
import { mapTexts } from './text/texts.ts';

const placeholder = /\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)?)\}/g;

/** The names of the placeholders in a text, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1]!);
}

/** Puts the variables into one text. A placeholder without a value stays as it is. */
export function fillText(text: string, variables: Variables): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(placeholder, (whole, name: string) => variables[name] ?? whole);
}

/** Puts the variables into every text of a value, however deep. */
export function fill<T>(value: T, variables: Variables): T {
  return mapTexts(value, (text) => fillText(text, variables));
}

/**
 * The placeholders of every text whose values are plain words. {phone} and {email} are not among them: they become
 * links where they are shown.
 */
export const siteVariables = memoize((content: Content): Variables => {
  const { brand, city, customerService, founded, address } = content.single('site').data;
  return {
    brand,
    city,
    founded: String(founded),
    address: `${address.street}, ${address.locality} ${address.postcode}`,
    years: String(new Date().getFullYear() - founded),
    serviceHours: customerService.hours,
    ...factVariables(content),
  };
});

/** Placeholders of the privacy notice. */
export function privacyVariables({ keptMonths }: PrivacyWords): Variables {
  return { keptMonths: String(keptMonths) };
}

/** Placeholders of a title or a description, where there are no links. */
export const headVariables = memoize((content: Content): Variables => {
  const { phone, email } = content.single('site').data;
  return { ...siteVariables(content), phone, email };
});

/** The words of the interface with the facts of the company. Placeholders of other values stay. */
export const interfaceWords = memoize((content: Content): InterfaceWords => {
  return fill(content.single('interface').data, headVariables(content));
});

/** The placeholders of the texts of area pages, and of the area's own texts. */
export const areaVariables = memoize((area: Neighbourhood, language: string): Variables => ({
  ...figureVariables(area, language),
  area: area.name,
  station: area.officialName ?? area.name,
  places: area.coverage.names.join(', '),
}));

/** Placeholders that are not filled here, because the emitter of the panel on homes fills them. */
export const homesPlaceholders = ['flats', 'blocks', 'flatType', 'share', 'nearest', 'distance'];

type Area = Entry<Neighbourhood>;

const filledArea = memoize((area: Area, language: string): Area => {
  // The check of placeholders refuses braces in all texts but the sentences of the area.
  return { ...area, data: fill(area.data, areaVariables(area.data, language)) };
});

/** The content with the figures of each area filled into the area's own texts. */
export function withFigures(content: Content): Content {
  const { language } = content.single('site').data;
  return content.map((entry) => (entry.kind === 'neighbourhood' ? filledArea(entry as Area, language) : entry));
}
