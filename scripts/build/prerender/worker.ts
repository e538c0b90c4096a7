import { once } from 'node:events';
import { renderPages, type Share } from './render-pages.ts';

const [share] = (await once(process, 'message')) as [Share];
await renderPages(share);
process.disconnect();
