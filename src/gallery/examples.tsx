import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

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

/** The HTML of an example, alone on a page. */
export function renderExample(element: ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}

/** HTML in which ids and references to them begin with `prefix`, so that many examples can be on one page. */
export function withOwnIds(html: string, prefix: string): string {
  const names = 'id|for|name|popoverTarget|aria-controls|aria-describedby|aria-labelledby';
  return html.replaceAll(new RegExp(`( (?:${names})=")([^"]+)`, 'gi'), `$1${prefix}-$2`);
}
