import type { Config } from 'vike/types';

// Vike pre-renders HTML and nothing else; the router in the browser is React Router's.
export default {
  clientRouting: false,
  prerender: { noExtraDir: true },
  // The page is rendered on the server alone; without this, the renderer would be bundled for the browser too.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
