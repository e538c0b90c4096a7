import type { ReactElement } from 'react';

/** The examples of one component file: states of its components by their names. */
export interface Group {
  name: string;
  examples: Readonly<Record<string, ReactElement>>;
}

const modules = import.meta.glob<Pick<Group, 'examples'>>(
  ['../components/*.examples.tsx', '../enquiry/*.examples.tsx'],
  { eager: true },
);

/** All examples, by component. */
export const groups: readonly Group[] = Object.entries(modules)
  .map(([file, { examples }]) => ({ name: file.replace(/^.*\/|\.examples\.tsx$/g, ''), examples }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
