import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/content/*.test.ts'],
    globalSetup: 'tests/content/build-site.ts',
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
