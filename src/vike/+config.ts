import type { Config } from 'vike/types';

// Vike serves the pages in development, and builds the code for the server and for the browser. In a build,
// scripts/site.ts renders the pages. The router in the browser is React Router's. See
// docs/decisions/0003-own-prerender-loop.md.
export default {
  clientRouting: false,
  // The page is rendered only on the server; without this, the renderer would be bundled for the browser too.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
