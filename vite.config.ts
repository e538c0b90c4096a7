import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { generatedFiles } from './scripts/vite/generated.ts';
import { liveContent } from './scripts/vite/live-content.ts';

export default defineConfig({
  plugins: [react(), vike(), generatedFiles(), liveContent()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: { ssr: { build: { copyPublicDir: false } } },
});
