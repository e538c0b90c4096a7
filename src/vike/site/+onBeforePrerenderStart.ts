import { readRoutes } from '#render/read-page.ts';

/** The addresses that a build pre-renders. Vike adds the error page itself. */
export const onBeforePrerenderStart = async () =>
  (await readRoutes(process.cwd())).filter(({ kind }) => kind !== 'not-found').map(({ path }) => path);
