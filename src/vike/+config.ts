import type { Config } from 'vike/types';

// Vike serves the pages in development and pre-renders them in a build. The router in the browser is React Router's.
export default {
  clientRouting: false,
  // Addresses have no extension, and hosts find `/about` in `about.html`.
  prerender: { noExtraDir: true },
  // The page is rendered only on the server; without this, the renderer would be bundled for the browser too.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
