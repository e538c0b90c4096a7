function inlined(part: unknown, shared: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(part)) return part.map((item) => inlined(item, shared));
  if (typeof part !== 'object' || part === null) return part;
  const name = /#\/definitions\/(\w+)$/.exec(String((part as { $ref?: unknown }).$ref))?.[1];
  if (name !== undefined) return inlined(shared[name], shared);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inlined(value, shared)]));
}

/**
 * A schema with its references replaced by the definitions of the shared schema, so that a message or a form knows all
 * of a field. Both are the texts of files.
 */
export function inlinedSchema(schema: string, shared: string): object {
  const { definitions } = JSON.parse(shared) as { definitions: Record<string, unknown> };
  return inlined(JSON.parse(schema), definitions) as object;
}
