import type { Entry } from './content.ts';
import type { Part } from './kinds.ts';
import { valueAt, scalarSource, type Path } from './place.ts';

/** The name that sample reviews have instead of a customer's. */
export const placeholderName = 'Customer name';

/** Whether a review under this name is a sample. */
export const isSampleName = (name: string) => name === placeholderName;

const yes = /^(yes|y|on|true|1)$/i;
const no = /^(no|n|off|false|0)$/i;

/** The one number in a text: 6407 of "6,407" and of "about 6407". */
function numberIn(text: string): number | undefined {
  const [found, ...others] = text.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return found === undefined || others.length > 0 ? undefined : Number(found.replaceAll(',', ''));
}

function asNumber(data: unknown, wanted: string): number | undefined {
  const number = typeof data === 'string' ? numberIn(data) : data;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return wanted === 'integer' ? Math.round(number) : number;
}

function asBoolean(data: unknown): boolean | undefined {
  if (yes.test(String(data))) return true;
  return no.test(String(data)) ? false : undefined;
}

function asList(data: unknown, { items }: Part): unknown[] | undefined {
  if (typeof data !== 'string' || items === undefined || items.properties || items.items) return undefined;
  return data.split(',').map((item) => item.trim());
}

const asText = (data: unknown) =>
  Array.isArray(data) && data.length > 0 && data.every((item) => typeof item === 'string')
    ? data.join(', ')
    : undefined;

/** What an editor meant by a value of the wrong type, if that is clear. */
export function meantValue(wanted: string, data: unknown, schema: Part): unknown {
  if (wanted === 'integer' || wanted === 'number') return asNumber(data, wanted);
  if (wanted === 'boolean') return asBoolean(data);
  if (wanted === 'array') return asList(data, schema);
  return wanted === 'string' ? asText(data) : undefined;
}

/** The value of a field that follows from the field beside it: a review without a customer's name is a sample. */
export function impliedValue(entry: Entry, path: Path): true | undefined {
  if (entry.kind !== 'testimonials' || path.at(-1) !== 'sample') return undefined;
  const name = valueAt(entry, [...path.slice(0, -1), 'name']);
  return typeof name === 'string' && isSampleName(name) ? true : undefined;
}

/**
 * The possible values that a fix shows instead of a proposal, because only the editor knows the right one: whether a
 * customer wrote a review under their name.
 */
export function decisionOn(entry: Entry, path: Path): string | undefined {
  if (entry.kind !== 'testimonials' || path.at(-1) !== 'sample' || impliedValue(entry, path) === true) return undefined;
  return '"sample: true" if the review is invented, or "sample: false" if this customer wrote it and agreed to be named.';
}

/** A text with one number, such as "$280". */
const oneNumber = /^\D*\d[\d.,]*\D*$/;

/** The values that one field has in the items of a list. */
function besides(entry: Entry, path: Path): unknown[] {
  const [list, index, field] = [path.slice(0, -2), path.at(-2), path.at(-1)];
  if (typeof index !== 'number' || typeof field !== 'string') return [];
  const items = (valueAt(entry, list) as { items?: unknown[] } | undefined)?.items ?? [];
  return items.map((_, other) => valueAt(entry, [...list, other, field]));
}

/** A number without its unit or sign, in the form of the others in the list: 400 beside "$280" becomes "$400". */
export function numberInForm(entry: Entry, path: Path, { pattern, examples = [] }: Part): string | undefined {
  const raw = scalarSource(entry, path);
  if (pattern === undefined || !/^\d[\d.,]*$/.test(raw)) return undefined;
  const isRight = (text: unknown): text is string => typeof text === 'string' && new RegExp(pattern, 'u').test(text);
  if (isRight(raw)) return undefined;
  const form = [...besides(entry, path), ...examples].find((text) => isRight(text) && oneNumber.test(text));
  const meant = (form as string | undefined)?.replace(/\d[\d.,]*/, () => raw);
  return isRight(meant) ? meant : undefined;
}
