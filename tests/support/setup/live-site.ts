import type { TestProject } from 'vitest/node';
import { buildCompany, buildLiveSite } from '../sites.ts';

/** Vitest calls this function before the first test. If other tests need the tests' company next, both are built at once. */
export default async ({ vitest }: TestProject): Promise<void> => {
  const isAlone = vitest.projects.every(({ name }) => name === 'content');
  await Promise.all([buildLiveSite(), isAlone || buildCompany('first')]);
};
