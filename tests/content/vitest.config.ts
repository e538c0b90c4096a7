import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/content/*.test.ts'],
    globalSetup: 'tests/content/build-site.ts',
    testTimeout: 180_000,
    // The test files of a worker share the pages that they parse, because parsing takes most of their time. A test that
    // changes a page takes a copy.
    isolate: false,
    maxWorkers: 2,
  },
});
