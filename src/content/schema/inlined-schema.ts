interface Part {
  $ref?: string;
  type?: string;
  properties?: Readonly<Record<string, object | string>>;
}

const reference = /#\/definitions\/(\w+)$/;

/** "What it is. {placeholder} → Example": the schema of a text in one line. */
const line = /^(.+?)((?: \{\w+\})*) → (.+)$/;

function textPart(written: string): object {
  const [, description, placeholders, example] = line.exec(written) ?? [];
  if (description === undefined) throw new Error(`Write "${written}" in the schema as "What it is. → Example".`);
  const names = placeholders === '' ? undefined : placeholders!.match(/\w+/g);
  return { type: 'string', minLength: 1, 'x-placeholders': names, description, examples: [example] };
}

/** A part with its fields in full. A group without a type has all the fields that it names, and no others. */
function inFull(part: Part): Part {
  if (part.properties === undefined) return part;
  const fields = Object.entries(part.properties).map(
    ([key, field]) => [key, typeof field === 'string' ? textPart(field) : field] as const,
  );
  const closed = { type: 'object', additionalProperties: false, required: Object.keys(part.properties) };
  return { ...(part.type === undefined && closed), ...part, properties: Object.fromEntries(fields) };
}

/**
 * A schema in full: without texts in one line, and with its references replaced by the definitions of the shared schema,
 * so that a message or a form knows all of a field. Both are the texts of files.
 */
export function inlinedSchema(schema: string, shared: string): object {
  const { definitions } = JSON.parse(shared) as { definitions: Record<string, unknown> };
  const inlined = (text: string): object =>
    JSON.parse(text, (_, part: Part | null) => {
      const [, name] = reference.exec(part?.$ref ?? '') ?? [];
      return name === undefined ? part && inFull(part) : inlined(JSON.stringify(definitions[name]));
    }) as object;
  return inlined(schema);
}
