import { Fragment, type ReactNode } from 'react';

/** Values by the name of their placeholder. */
type Values<T> = Readonly<Record<string, T>>;

/**
 * The parts of a text, with a value in place of each placeholder. The codegen has already filled in the company's
 * facts.
 */
function partsOf<T>(text: string, values: Values<T>): (T | string)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

/** A text with words or numbers in place of its placeholders, for an attribute. */
export function filled(text: string, values: Values<string | number>): string {
  return partsOf(text, values).join('');
}

/** A text with words or elements in place of its placeholders. */
export function Filled({ text, values }: { text: string; values: Values<ReactNode> }) {
  return partsOf(text, values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
