/** A command that must pass before a change is merged. */
export interface Check {
  name: string;
  command: string;
  /** The parts of its output for the summary. Empty: a passing check has no figures. */
  figures: readonly RegExp[];
}

const tests = [/(\d+ failed)/, /(\d+ flaky)/, /(\d+ passed)/];
const vitest = (kind: string, ...more: string[]) =>
  ['vitest run -c', `tests/${kind}/vitest.config.ts`, ...more].join(' ');

/** The stages in their order. */
export const stages = {
  data: [{ name: 'data', command: 'npm run -s codegen', figures: [/(\d+ files: all good)/, /(\d+ problems? in \d+)/] }],
  code: [
    { name: 'format', command: 'prettier --check .', figures: [] },
    { name: 'lint', command: 'oxlint', figures: [/(Found .+ errors?)/, /(\d+ files with \d+ rules)/] },
    { name: 'types', command: 'tsc', figures: [] },
    { name: 'unused', command: 'knip', figures: [] },
  ],
  content: [{ name: 'content', command: vitest('content'), figures: tests }],
  units: [{ name: 'units', command: vitest('engine', '--project unit'), figures: tests }],
  pages: [{ name: 'pages', command: 'playwright test -c tests/content/browser', figures: tests }],
  engine: [{ name: 'engine', command: vitest('engine', '--project whole'), figures: tests }],
  browser: [
    {
      name: 'browser',
      command: 'playwright test -c tests/engine/e2e --project=own-site --project=built',
      figures: tests,
    },
  ],
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

/** Stages that run side by side: each waits for pages and processes much of its time. The others come one by one. */
const together: readonly (readonly Stage[])[] = [
  ['units', 'pages'],
  ['engine', 'browser'],
];

export const checksOf = (stage: Stage): readonly Check[] => stages[stage];

/** The stages in their order, those together that run side by side. */
export function groupsOf(chosen: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    const isBeside =
      last !== undefined && together.some((group) => [last[0]!, stage].every((one) => group.includes(one)));
    if (isBeside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** The stages of `npm run check` without arguments. `lighthouse` covers phones too, so `phone` is left out. */
export const usual = (Object.keys(stages) as Stage[]).filter((stage) => stage !== 'phone');

/** The stages that later ones depend on: when one of these fails, the rest is skipped. */
export const blocking: readonly Stage[] = ['data'];

/** The stages to run before every commit; they need no browser. */
export const fast: readonly Stage[] = ['data', 'code', 'units'];
