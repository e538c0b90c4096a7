import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { generatedFiles } from './scripts/vite/generated.ts';
import { liveContent } from './scripts/vite/live-content.ts';

export default defineConfig({
  plugins: [react(), vike(), generatedFiles(), liveContent()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    // The rendering function is an entry of its own, for scripts/prerender.
    ssr: { build: { copyPublicDir: false, rolldownOptions: { input: { render: './src/render/render.tsx' } } } },
  },
});
