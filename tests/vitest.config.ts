import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What needs the built site, a database or a mail server, or runs a command over many copies of the content. */
const whole = ['built', 'checks', 'diff', 'function', 'fuzz', 'launch', 'operating', 'second-company', 'serve'].map(
  (folder) => `tests/engine/${folder}/**/*.test.{ts,tsx}`,
);

/** What waits longest comes first, so that nothing is waited for at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/faults-');
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/engine/e2e/**', ...whole],
        },
      },
      { extends: true, test: { name: 'whole', include: whole } },
    ],
  },
});
