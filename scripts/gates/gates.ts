/** One thing that has to hold before a change is taken. */
export interface Gate {
  name: string;
  command: string;
  /** What of its output is worth a line; nothing where it passed in silence. */
  figures: readonly RegExp[];
}

const tests = [/(\d+ failed)/, /(\d+ flaky)/, /(\d+ passed)/];

/** The stages in their order; the gates of one run side by side. */
export const stages = {
  content: [
    { name: 'content', command: 'npm run -s codegen', figures: [/(\d+ files: all good)/, /(\d+ problems? in \d+)/] },
  ],
  code: [
    { name: 'format', command: 'prettier --check .', figures: [] },
    { name: 'lint', command: 'oxlint', figures: [/(Found .+ errors?)/, /(\d+ files with \d+ rules)/] },
    { name: 'types', command: 'tsc', figures: [] },
    { name: 'unused', command: 'knip', figures: [] },
    { name: 'unit', command: 'vitest run -c tests/vitest.config.ts --project unit', figures: tests },
  ],
  site: [{ name: 'site', command: 'npm run -s build', figures: [/(\d+ pages) rendered/, /(\d+ pictures) drawn/] }],
  whole: [{ name: 'whole', command: 'vitest run -c tests/vitest.config.ts --project whole', figures: tests }],
  browser: [{ name: 'browser', command: 'playwright test -c tests/engine/e2e', figures: tests }],
  lighthouse: [
    {
      name: 'lighthouse',
      command: 'npm run -s compress && tsx tests/engine/lighthouse/run.ts briefly',
      figures: [/(mobile: .+)/, /(desktop: .+)/],
    },
  ],
} as const satisfies Record<string, readonly Gate[]>;

export type Stage = keyof typeof stages;

/** What the later stages are built on: where one of these does not hold, they have nothing to look at. */
export const ground: readonly Stage[] = ['content', 'site'];

/** The stages that need neither a build nor a browser: what to run before every commit. */
export const fast: readonly Stage[] = ['content', 'code'];
