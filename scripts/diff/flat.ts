/** The fields that can identify the items of a list, so that a moved item is recognised. */
const names = ['question', 'name', 'label', 'heading', 'from', 'sector', 'area', 'street', 'flat_type', 'postcode'];

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The field that identifies the items of a list, if there is one. */
function nameField(items: readonly unknown[]): string | undefined {
  return names.find((name) => {
    const found = items.map((item) => (isGroup(item) ? item[name] : undefined));
    return found.every((value) => typeof value === 'string') && new Set(found).size === items.length;
  });
}

/** Every single fact of a value, with its path. A list of plain values is one fact. */
export function flattenFacts(value: unknown, way: readonly string[] = []): [way: string, fact: string][] {
  if (Array.isArray(value) && value.length === 0) return [];
  if (Array.isArray(value) && value.every(isGroup)) {
    const name = nameField(value);
    return value.flatMap((item, index) => {
      if (name === undefined) return flattenFacts(item, [...way, String(index + 1)]);
      const { [name]: known, ...rest } = item;
      return flattenFacts(Object.keys(rest).length === 0 ? item : rest, [...way, String(known)]);
    });
  }
  if (isGroup(value) && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) => flattenFacts(item, [...way, key]));
  }
  return [[way.join(' › '), Array.isArray(value) ? value.join(', ') : String(value)]];
}
