import type { ReactElement } from 'react';
import { load, type CheerioAPI } from 'cheerio';
import { renderExample } from '#gallery/render-example.tsx';

/** The markup of a component, loaded so that it can be queried. */
export function render(element: ReactElement): CheerioAPI {
  return load(renderExample(element), null, false);
}
