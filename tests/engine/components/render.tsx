import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { load, type CheerioAPI } from 'cheerio';

/** The HTML of a component, alone on a page. */
export const htmlOf = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

/** The markup of a component, loaded so that it can be queried. */
export const render = (element: ReactElement): CheerioAPI => load(htmlOf(element), null, false);
