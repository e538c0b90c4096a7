import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from './scripts/codegen/browsers.ts';
import { generatedFiles } from './scripts/codegen/vite/generated.ts';
import { liveContent } from './scripts/codegen/vite/live-content.ts';
import { desk, deskScripts } from './scripts/desk/host/vite-plugin.ts';

/**
 * Leaves out vike's own script for browsers, which no page loads. Otherwise the first script had to wait for a file with
 * the code that both share.
 */
const withoutVikeRouter = (): Plugin => ({
  name: 'without-vike-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const { 'entries/entry-server-routing': _, ...entries } = input as Record<string, string>;
    return { ...options, input: entries };
  },
});

/** One file for packages and one for what pages share, instead of a dozen files of a few hundred bytes each. */
const chunks = [
  // What the first script loads to tell the time of a reply: without React.
  {
    name: 'now',
    test: /generated.(interface|site)\.|hours.open-now|ui.filled-text|shared.(business-time|opening-hours)/,
    minShareCount: 2,
  },
  { name: 'packages', test: /node_modules.(react|scheduler|@tanstack.query)/ },
  {
    name: 'shared',
    test: /src.(block|board|board-hero|finder|footer|generated|homes|hours|layout|menu|places|ride|sheet|styles|ui)\W/,
    minShareCount: 2,
  },
];

export default defineConfig(({ command }) => {
  // A build is always for production, whatever NODE_ENV the shell has: the pages and their client must use the same
  // React.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    server: {
      fs: {
        // Vite's own list, and the secrets of the local server.
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          '**/.local/**',
        ],
      },
    },
    plugins: [desk(), react(), vike(), liveContent(), generatedFiles(), withoutVikeRouter()],
    // Without this list, Vite finds these packages only when a page that uses them is opened, and then reloads that
    // page.
    optimizeDeps: {
      entries: deskScripts,
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'react-router-dom',
        '@tanstack/query-core',
        'embla-carousel-react',
        // The desk has this instead of a part for Node.
        'csv-parse/browser/esm/sync',
      ],
    },
    build: {
      target: Object.entries(oldestBrowsers).map((browser) => browser.join('')),
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Constants such as the brand's colours are written into the scripts: fewer bytes than importing them.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            output: {
              codeSplitting: { groups: chunks },
            },
          },
        },
      },
      ssr: {
        build: { copyPublicDir: false, rolldownOptions: { output: { chunkFileNames: '[name]-[hash].mjs' } } },
      },
    },
  };
});
