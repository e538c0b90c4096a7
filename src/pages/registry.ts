// The kinds of pages. To add one, add a folder here and a line in this file: see docs/guides/add-a-page.md.
export { about } from './about/data.ts';
export { area } from './area/data.ts';
export { contact } from './contact/data.ts';
export { home } from './home/data.ts';
export { locations } from './locations/data.ts';
export { notFound } from './not-found/data.ts';
export { privacy } from './privacy/data.ts';
export { service } from './service/data.ts';
export { thank } from './thank/data.ts';
