import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { generatedFiles } from './scripts/build/vite/generated.ts';
import { liveContent } from './scripts/build/vite/live-content.ts';
import { ownEntry } from './scripts/build/vite/own-entry.ts';
import { desk, deskPackages } from './scripts/editors/desk/vite-plugin.ts';

export default defineConfig(({ command }) => {
  // A build is for production whatever the shell says; pages and their client must come from the same React.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [desk(), react(), vike(), liveContent(), generatedFiles(), ownEntry()],
    // Found by the first page that is opened otherwise, which then reloads under the visitor's hands.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'react-router-dom',
        '@tanstack/query-core',
        'embla-carousel-react',
        ...deskPackages,
      ],
    },
    build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Constants such as the colours of the brand are written into the scripts: fewer bytes than imports of them.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            output: {
              // One file each for packages and for what pages share, rather than a dozen of a few hundred bytes.
              codeSplitting: {
                groups: [
                  { name: 'packages', test: /node_modules.(react|scheduler|@tanstack.query)/ },
                  {
                    name: 'shared',
                    test: /src.(components.(?!\S*[Ss]lides|Reviews)|generated|layout|styles|pages.canonical)/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
      // The rendering function is an entry of its own, for scripts/build/prerender.
      ssr: { build: { copyPublicDir: false, rolldownOptions: { input: { render: './src/render/render.tsx' } } } },
    },
  };
});
