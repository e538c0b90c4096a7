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
const database = ['tests/engine/function/**', 'tests/engine/operating/**'];
const setup = (...names: string[]) => names.map((name) => `tests/support/setup/${name}.ts`);

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
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          exclude: [...exclude, slow],
          globalSetup: setup('live-site'),
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...database, slow, scheduled],
          globalSetup: setup('first-company'),
        },
      },
      {
        extends: true,
        test: {
          name: 'function',
          include: database.map((folder) => `${folder}/*.test.ts`),
          exclude: [...exclude, slow, scheduled],
          globalSetup: setup('first-company', 'database'),
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slow], exclude, globalSetup: setup('live-site', 'first-company', 'database') },
      },
      {
        extends: true,
        test: { name: 'scheduled', include: [scheduled], exclude, globalSetup: setup('first-company', 'database') },
      },
    ],
  },
}));
