import type { Config } from 'vike/types';

// Vike serves pages in development and builds both sides; scripts/build/prerender renders them, and the router in the
// browser is React Router's. See docs/decisions/0003-own-prerender-loop.md.
export default {
  clientRouting: false,
  // The page is rendered on the server alone; without this, the renderer would be bundled for the browser too.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
