const reference = /#\/definitions\/(\w+)$/;

/**
 * A schema with its references replaced by the definitions of the shared schema, so that a message or a form knows all
 * of a field. Both are the texts of files.
 */
export function inlinedSchema(schema: string, shared: string): object {
  const { definitions } = JSON.parse(shared) as { definitions: Record<string, unknown> };
  const inlined = (text: string): object =>
    JSON.parse(text, (_, part: { $ref?: string } | null) => {
      const [, name] = reference.exec(part?.$ref ?? '') ?? [];
      return name === undefined ? part : inlined(JSON.stringify(definitions[name]));
    }) as object;
  return inlined(schema);
}
