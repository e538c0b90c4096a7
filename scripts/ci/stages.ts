/** A command that must pass before a change is merged. */
export interface Check {
  name: string;
  command: string;
  /** Patterns of the figures in its output that the summary shows; empty if a passing check prints no figures. */
  figures: readonly RegExp[];
}

const tests = [/(\d+ failed)/, /(\d+ flaky)/, /(\d+ passed)/];
const vitest = (kind: string, ...more: string[]) =>
  ['vitest run -c', `tests/${kind}/vitest.config.ts`, ...more].join(' ');

/**
 * Folders whose tests are fast enough to run before every commit: they need no built site, no database and no mail
 * server, and run no command on many copies of content.
 */
const units = ['codegen', 'components', 'desk', 'enquiry', 'facts', 'illustration', 'og', 'repository', 'styles'].map(
  (folder) => `tests/engine/${folder}/`,
);

/** The stages by their names; the checks of one stage run side by side. */
export const stages = {
  data: [{ name: 'data', command: 'npm run -s codegen', figures: [/(\d+ files: all good)/, /(\d+ problems? in \d+)/] }],
  code: [
    { name: 'format', command: 'prettier --check .', figures: [] },
    { name: 'lint', command: 'oxlint', figures: [/(Found .+ errors?)/, /(\d+ files with \d+ rules)/] },
    { name: 'types', command: 'tsc', figures: [] },
    { name: 'unused', command: 'knip', figures: [] },
  ],
  units: [{ name: 'units', command: vitest('engine', '--project engine', ...units), figures: tests }],
  content: [{ name: 'content', command: vitest('content'), figures: tests }],
  pages: [{ name: 'pages', command: 'playwright test -c tests/content/browser', figures: tests }],
  engine: [{ name: 'engine', command: vitest('engine', '--project engine'), figures: tests }],
  browser: [
    {
      name: 'browser',
      command: 'playwright test -c tests/engine/e2e --project=one-worker --project=built',
      figures: tests,
    },
  ],
  editors: [{ name: 'editors', command: 'playwright test -c tests/engine/e2e --project=editors', figures: tests }],
  simulations: [{ name: 'simulations', command: vitest('engine', '--project simulations'), figures: tests }],
  deploy: [{ name: 'deploy', command: vitest('engine', '--project deploy'), figures: tests }],
  pictures: [
    {
      name: 'pictures',
      command: 'playwright test -c tests/engine/e2e --project=pictures --project=pictures-of-components',
      figures: tests,
    },
  ],
  phone: [
    {
      name: 'phone',
      command: 'npm run -s compress && tsx tests/content/lighthouse/run.ts once phone',
      figures: [/(mobile: .+)/],
    },
  ],
  lighthouse: [
    {
      name: 'lighthouse',
      command: 'npm run -s compress && tsx tests/content/lighthouse/run.ts once',
      figures: [/(mobile: .+)/, /(desktop: .+)/],
    },
  ],
} as const satisfies Record<string, readonly Check[]>;

export type Stage = keyof typeof stages;

/** The order of the stages. Stages that do not use both processors all the time run side by side with another. */
export const rounds: readonly (readonly Stage[])[] = [
  ['data'],
  ['code'],
  ['units'],
  ['content', 'engine'],
  ['pages'],
  ['browser'],
  ['simulations'],
  ['deploy', 'editors'],
  ['pictures'],
  ['phone'],
  ['lighthouse'],
];

/**
 * The stages that `npm run check` without arguments does not run. `engine` includes the tests of `units`, and
 * `lighthouse` the check of `phone`. CI runs `simulations`.
 */
const leftOut: readonly Stage[] = ['units', 'phone', 'simulations'];
export const byDefault = rounds.flat().filter((stage) => !leftOut.includes(stage));

/** The stages that later ones depend on: when one of these fails, the rest is skipped. */
export const blocking: readonly Stage[] = ['data'];

/** The stages to run before every commit; they need no browser. */
export const fast: readonly Stage[] = ['data', 'code', 'units'];
