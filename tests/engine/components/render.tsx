import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { load, type CheerioAPI } from 'cheerio';

/** The markup of a component, loaded so that it can be queried. */
export const render = (element: ReactElement): CheerioAPI =>
  load(renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>), null, false);
