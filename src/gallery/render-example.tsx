import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** The HTML of an example, alone on a page. */
export const renderExample = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

/** HTML in which ids and references to them begin with `prefix`, so that many examples can be on one page. */
export function withOwnIds(html: string, prefix: string): string {
  const names = 'id|for|name|popoverTarget|aria-controls|aria-describedby|aria-labelledby';
  return html.replaceAll(new RegExp(`( (?:${names})="|url\\(#|<use href="#)([^")]+)`, 'gi'), `$1${prefix}-$2`);
}
