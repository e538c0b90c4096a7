import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { generatedFiles } from './scripts/vite/generated.ts';
import { liveContent } from './scripts/vite/live-content.ts';

export default defineConfig(({ command }) => {
  // A build is for production whatever the shell says; pages and their client must come from the same React.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), vike(), generatedFiles(), liveContent()],
    build: { target: 'es2022', modulePreload: { polyfill: false } },
    environments: {
      // The rendering function is an entry of its own, for scripts/prerender.
      ssr: { build: { copyPublicDir: false, rolldownOptions: { input: { render: './src/render/render.tsx' } } } },
    },
  };
});
