import { once } from 'node:events';
import { renderPages, type PagesToRender } from './render-pages.ts';

const [pages] = (await once(process, 'message')) as [PagesToRender];
await renderPages(pages);
process.disconnect();
