import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Example } from './example.ts';

/** The HTML of an example, as it would stand alone on a page. */
export function renderExample({ element }: Example): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}

/** HTML whose ids, and what refers to them, begin with `prefix`, so that many examples may stand on one page. */
export function withOwnIds(html: string, prefix: string): string {
  const names = 'id|for|name|popoverTarget|aria-controls|aria-describedby|aria-labelledby';
  return html.replaceAll(new RegExp(`( (?:${names})=")([^"]+)`, 'gi'), `$1${prefix}-$2`);
}
