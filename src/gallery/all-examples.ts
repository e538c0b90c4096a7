import type { Examples } from '../examples/example.ts';

/** The examples of one component file. */
export interface Group {
  name: string;
  examples: Examples;
}

const modules = import.meta.glob<{ examples: Examples }>(
  ['../components/*.examples.tsx', '../enquiry/*.examples.tsx'],
  { eager: true },
);

/** All examples, by component. */
export const groups: readonly Group[] = Object.entries(modules)
  .map(([file, { examples }]) => ({ name: file.replace(/^.*\/|\.examples\.tsx$/g, ''), examples }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The anchor of an example. */
export function anchor(component: string, name: string): string {
  return `${component}-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
