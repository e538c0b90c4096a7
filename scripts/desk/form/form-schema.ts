import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { inlinedSchema } from '#content/inlined-schema.ts';
import { labelOf } from '#content/wording.ts';

export interface Part extends Record<string, unknown> {
  type?: string;
  properties?: Record<string, Part>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  items?: Part;
  description?: string;
  examples?: unknown[];
  enum?: string[];
}

function titled(part: Part): Part {
  const { properties, items, required = [] } = part;
  return {
    ...part,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [
          key,
          { ...titled(field), title: labelOf(key) + (required.includes(key) ? '' : ' (optional)') },
        ]),
      ),
    }),
    ...(items && { items: titled(items) }),
  };
}

/**
 * The schema of a form from a schema of content: its fields have labels, and its references are replaced by their
 * definitions.
 */
export function formSchema(schema: string, shared: string): RJSFSchema {
  const { $schema: _, $id: __, title: ___, ...whole } = inlinedSchema(schema, shared) as Part;
  return titled(whole) as RJSFSchema;
}

/** The form's schema of a kind of entry, from the texts of the schemas by path. */
export const schemaOf = (files: Readonly<Record<string, string>>, kind: string): RJSFSchema =>
  formSchema(files[`schema/${kind}.schema.json`]!, files['schema/shared.schema.json']!);

/** A part of a form that has a name, and the keys of its fields or groups. */
export interface FormPart {
  name: string;
  keys: readonly string[];
}

/** The parts of a form: its groups. */
export const partsOf = (files: Readonly<Record<string, string>>, kind: string): FormPart[] =>
  Object.entries((schemaOf(files, kind) as Part).properties ?? {}).flatMap(([key, { type, title }]) =>
    type === 'object' || type === 'array' ? { keys: [key], name: String(title).replace(' (optional)', '') } : [],
  );

const isLong = (text: unknown) => typeof text === 'string' && text.length > 50;

/** The widgets of the fields. A text gets a box of several lines if its value or an example is long. */
export function uiSchemaOf(schema: RJSFSchema, data: unknown): UiSchema {
  const { type, properties, items, examples, enum: choices, minItems, maxItems } = schema as Part;
  if (type === 'object' && properties) {
    const inside = (data ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, uiSchemaOf(field as RJSFSchema, inside[key])]),
    );
  }
  if (type === 'array' && items) {
    const list = Array.isArray(data) ? (data as unknown[]) : [];
    const longest = list.find((item) => isLong(item)) ?? list[0];
    // A list of a fixed length has no buttons.
    const isFixed = minItems !== undefined && minItems === maxItems;
    return {
      items: uiSchemaOf(items as RJSFSchema, longest),
      ...(isFixed && { 'ui:options': { addable: false, removable: false, orderable: false } }),
    };
  }
  // Radio buttons, because an unticked box does not show whether it is an answer.
  if (type === 'boolean') return { 'ui:widget': 'radio' };
  // In a field of numbers, the mouse wheel would change the number.
  if (type === 'number' || type === 'integer') return { 'ui:options': { inputType: 'text' } };
  const isWords = type === 'string' && choices === undefined && [data, ...(examples ?? [])].some(isLong);
  return isWords ? { 'ui:widget': 'textarea' } : {};
}
