import type { Entry } from './content.ts';
import { scalarSource, valueAt, type Path } from './place.ts';
import type { PropertySchema } from './schema-error.ts';

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
export function numberInForm(entry: Entry, path: Path, { pattern, examples = [] }: PropertySchema): string | undefined {
  const raw = scalarSource(entry, path);
  if (pattern === undefined || !/^\d[\d.,]*$/.test(raw)) return undefined;
  const isRight = (text: unknown): text is string => typeof text === 'string' && new RegExp(pattern, 'u').test(text);
  if (isRight(raw)) return undefined;
  const form = [...besides(entry, path), ...examples].find((text) => isRight(text) && oneNumber.test(text));
  const meant = (form as string | undefined)?.replace(/\d[\d.,]*/, () => raw);
  return isRight(meant) ? meant : undefined;
}
