import type { Entry } from '../content.ts';
import type { Part } from '../kinds.ts';
import { valueAt, type Path } from '../place.ts';

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
