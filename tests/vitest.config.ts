import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What needs the built site, a database or a mail server, or runs a command over many copies of the content. */
const whole = ['built', 'content', 'diff', 'function', 'fuzz', 'launch', 'operating', 'second-company', 'serve'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**', ...whole],
        },
      },
      { extends: true, test: { name: 'whole', include: whole } },
    ],
  },
});
