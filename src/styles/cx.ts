interface Classes {
  base: string;
  variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Choice<C extends Classes> = { [Group in keyof C['variants']]?: keyof C['variants'][Group] | undefined };

/** The class names of a recipe with the chosen variants. */
export function cx<C extends Classes>(recipe: C, choice: Choice<C> = {}): string {
  const chosen = Object.entries(choice).flatMap(([group, value]) =>
    value === undefined ? [] : [recipe.variants[group]?.[value as string] ?? ''],
  );
  return [recipe.base, ...chosen].join(' ').trim();
}
