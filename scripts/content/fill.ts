import type { InterfaceWords, Neighbourhood, PrivacyWords } from '../../src/generated/entries.ts';
import type { Content, Entry } from './content.ts';
import { factVariables } from './facts.ts';
import { figuresOf } from './figures.ts';
import { perContent } from './per-content.ts';

/** Values by the name of their placeholder, braces left off. */
export type Variables = Readonly<Record<string, string>>;

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
  if (typeof value === 'string') return fillText(value, variables) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, variables)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item as unknown, variables)])) as T;
}

/** Placeholders of every text whose value is plain words. {phone} and {email} become links where they are shown. */
export const siteVariables = perContent((content): Variables => {
  const { brand, customerService } = content.single('site').data;
  return { brand, serviceHours: customerService.hours, ...factVariables(content) };
});

/** Placeholders of the privacy notice. */
export function privacyVariables({ keptMonths }: PrivacyWords): Variables {
  return { keptMonths: String(keptMonths) };
}

/** Placeholders of a title or a description, where there are no links. */
export const headVariables = perContent((content): Variables => {
  const { phone, email } = content.single('site').data;
  return { ...siteVariables(content), phone, email };
});

/** The words of the interface with the facts of the company. Placeholders of other values stay. */
export const interfaceWords = perContent((content): InterfaceWords => {
  return fill(content.single('interface').data, headVariables(content));
});

/** Placeholders of the texts of area pages, and of the area's own. */
export function areaVariables(area: Neighbourhood, language: string): Variables {
  return {
    ...figuresOf(area, language),
    area: area.name,
    station: area.officialName ?? area.name,
    places: area.coverage.names.join(', '),
    planningArea: area.planningArea,
    subzone: area.subzone,
  };
}

/** Placeholders that stay for the sentences of the panel on homes; its emitter fills them. */
export const homesPlaceholders = ['flats', 'blocks', 'flatType', 'share', 'nearest', 'distance'];

type Area = Entry<Neighbourhood>;

/** In development most entries are the same as before. */
const filled = new WeakMap<Area, { language: string; entry: Area }>();

function filledArea(area: Area, language: string): Area {
  const known = filled.get(area);
  if (known?.language === language) return known.entry;
  const variables = areaVariables(area.data, language);
  const { description, paragraph } = area.data;
  const texts = fill({ description, ...(paragraph !== undefined && { paragraph }) }, variables);
  const entry = { ...area, data: { ...area.data, ...texts } };
  filled.set(area, { language, entry });
  return entry;
}

/** The content with its figures in the texts of areas. */
export function withFigures(content: Content): Content {
  const { language } = content.single('site').data;
  return content.map((entry) => (entry.kind === 'neighbourhood' ? filledArea(entry as Area, language) : entry));
}
