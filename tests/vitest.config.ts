import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { projectOf } from './support/sites.ts';
import { useTemporaryFolder } from './support/temporary-folder.ts';

const slow = 'tests/**/*.slow.test.{ts,tsx}';
const scheduled = 'tests/**/*.scheduled.test.{ts,tsx}';
const inBrowser = ['tests/engine/e2e/**', 'tests/content/browser/**'];
const exclude = [...configDefaults.exclude, ...inBrowser];
/** Tests that need the database: the function, its owner's pages, and what the handbook says about both. */
const database = ['tests/engine/function/*.test.ts', 'tests/engine/operating/*.test.ts'];

/** The tests of these files, after what they need. */
const project = (name: string, include: string[], without: string[], ...setup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...exclude, ...without],
    globalSetup: setup.map((file) => `tests/support/setup/${file}.ts`),
  },
});

useTemporaryFolder();

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react()],
  // The generated files are those of the tests' company, not of the live content.
  resolve: { alias: [{ find: /^#generated\//, replacement: `${projectOf('first')}/src/generated/` }] },
  test: {
    // `--mode long` runs the faults for longer.
    env: mode === 'long' ? { FAULTS_COUNT: '500', ...process.env } : {},
    // Limits that only catch what hangs.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // The test files of a worker share imported modules: loading them takes most of the time, and no test changes them.
    isolate: false,
    maxWorkers: 3,
    projects: [
      project('content', ['tests/content/**/*.test.ts'], [slow], 'live-site'),
      project('engine', ['tests/engine/**/*.test.{ts,tsx}'], [...database, slow, scheduled], 'first-company'),
      project('function', database, [slow, scheduled], 'first-company', 'database'),
      project('slow', [slow], [], 'live-site', 'first-company', 'database'),
      project('scheduled', [scheduled], [], 'first-company', 'database'),
    ],
  },
}));
