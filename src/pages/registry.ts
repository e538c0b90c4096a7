// The kinds of pages. To add one, add a folder here and a line in this file: see docs/guides/add-a-page.md.
export { about } from './about/page.ts';
export { area } from './area/page.ts';
export { contact } from './contact/page.ts';
export { home } from './home/page.ts';
export { locations } from './locations/page.ts';
export { notFound } from './not-found/page.ts';
export { privacy } from './privacy/page.ts';
export { service } from './service/page.ts';
export { thank } from './thank/page.ts';
