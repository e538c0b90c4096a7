import type { Path } from '#content/place.ts';

/** The id of the field at a path: `content/codes/0`. */
export const fieldId = (path: Path): string => ['content', ...path].join('/');

/** The path of the field with an id. */
export const fieldPath = (id: string): Path =>
  id
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Moves the focus to the title of the start or of the form. */
export const focusTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

/** Opens what is folded around a field, and moves the focus to it, or to the group that would have it. */
export function focusField(path: Path): void {
  const field = document.getElementById(fieldId(path));
  if (field === null) return path.length > 0 ? focusField(path.slice(0, -1)) : focusTitle();
  for (let group = field.closest('details'); group; group = group.parentElement!.closest('details')) group.open = true;
  const controls = 'input, select, textarea, button:not(.insert), li > details:not([open]) > summary';
  // A group is about what is below its heading: the rows of the opening hours.
  const below = field.querySelector<HTMLElement>(`:is(${controls}):not([id$="/heading"])`);
  const control = field.matches(controls) ? field : (below ?? field.querySelector<HTMLElement>(controls));
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
