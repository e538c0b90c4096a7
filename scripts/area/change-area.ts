import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import { formatProblem } from '#content/problem.ts';
import type { Outcome } from '#content/report.ts';
import { checkWith } from './check-with.ts';
import { writeFiles } from './write-files.ts';
import { planChange, type AreaChange } from './change-plan.ts';

/** Renames or deletes an area, unless the content would then have problems. */
export function changeArea(root: string, slug: string, change: AreaChange): Outcome {
  const { content } = check(root);
  const plan = planChange(content, (file) => readFileSync(join(root, file), 'utf8'), slug, change);
  if ('refusal' in plan) return { exitCode: 1, text: plan.refusal };
  const { problems } = checkWith(root, plan.files);
  if (problems.length > 0)
    return { exitCode: 1, text: [...problems.map(formatProblem), 'Nothing was written. Fix these first.'].join('\n') };
  writeFiles(root, plan.files);
  const lines = plan.files.map(({ file, text }) => `  ${text === '' ? 'removed' : 'written'}  ${file}`);
  return { exitCode: 0, text: [...lines, plan.mentions].join('\n') };
}
