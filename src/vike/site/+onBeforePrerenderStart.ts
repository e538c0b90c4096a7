import { readRoutes } from '#render/read-page.ts';

/** The addresses that a build pre-renders. Vike adds the error page itself. */
export const onBeforePrerenderStart = () =>
  readRoutes(process.cwd()).flatMap(({ path, kind }) => (kind === 'not-found' ? [] : [path]));
