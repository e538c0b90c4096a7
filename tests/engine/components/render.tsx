import type { ReactElement } from 'react';
import { load, type CheerioAPI } from 'cheerio';
import { renderExample } from '#gallery/render-example.tsx';

/** What a component says, as a page that can be asked. */
export function render(element: ReactElement): CheerioAPI {
  return load(renderExample({ name: '', element }), null, false);
}
