/** Values by the name of their placeholder. */
export type Values<T> = Readonly<Record<string, T>>;

/** The parts of a text, with a value in place of each placeholder that the codegen has not filled in. */
export function textParts<T>(text: string, values: Values<T>): (T | string)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

/** A text with words or numbers in place of its placeholders, for an attribute. */
export function filled(text: string, values: Values<string | number>): string {
  return textParts(text, values).join('');
}
