import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { projectOf } from '../support/sites.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guard = new URL('no-live-content.mjs', import.meta.url).href;
/**
 * Tests of what is deployed: the workflow from its first step to its last, the handbook's commands, and that two builds
 * are the same.
 */
const deploy = ['operating/workflow', 'operating/deploy', 'operating/failed-deploy', 'built/reproducible'].map(
  (name) => `tests/engine/${name}.test.ts`,
);

/** Tests that search for unknown faults with random input, or end processes at random moments (kill -9). */
const simulations = ['function/year/year', 'function/faults-*', 'fuzz/*', 'serve/odd-requests'].map(
  (name) => `tests/engine/${name}.test.ts`,
);

process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${guard}`.trim();

/** The test files that take longest, the longest first. */
const long = [
  'function/year/year',
  'function/database-down',
  'built/reproducible',
  'checks/mistakes',
  'function/faults-smtp',
  'function/late-mails',
  'checks/command',
  'fuzz/fuzz',
  'checks/new-area',
  'codegen/write',
  'function/faults-http',
  'diff/diff',
  'launch/launch',
  'codegen/new-kind',
  'enquiry/add-a-field',
];

/**
 * Starts the longest test files first, so that no worker is alone at the end. For the others, Vitest uses the times of
 * earlier runs, which not every clone has.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return place < 0 ? long.length : place;
    };
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react()],
  // The generated files are those of the tests' company, not of the live content.
  resolve: { alias: [{ find: /^#generated\//, replacement: `${projectOf('first')}/src/generated/` }] },
  test: {
    // The mode of `npm run fuzz` and `npm run faults`.
    env: mode === 'long' ? { FUZZ_COUNT: '5000', FAULTS_COUNT: '500', ...process.env } : {},
    testTimeout: 180_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    // The test files of a worker share imported modules: loading them takes most of the time, and no test changes them.
    isolate: false,
    maxWorkers: 3,
    globalSetup: 'tests/engine/build-first-company.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.{ts,tsx}'],
          exclude: ['tests/engine/e2e/**', ...deploy, ...simulations],
        },
      },
      { extends: true, test: { name: 'deploy', include: deploy } },
      { extends: true, test: { name: 'simulations', include: simulations } },
    ],
  },
}));
