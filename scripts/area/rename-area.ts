import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import { formatProblem } from '#content/problem.ts';
import type { Outcome } from '#content/report.ts';
import { checkWith, writeFiles } from './files.ts';
import { planRename } from './rename-plan.ts';

/** Renames an area, unless the content would then have problems. */
export function renameArea(root: string, slug: string, name: string): Outcome {
  const { content } = check(root);
  const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
  const plan = planRename(content, readSource, { kind: 'neighbourhood', slug }, name);
  if ('refusal' in plan) return { exitCode: 1, text: plan.refusal };
  const { problems } = checkWith(root, plan.files);
  if (problems.length > 0)
    return { exitCode: 1, text: [...problems.map(formatProblem), 'Nothing was written. Fix these first.'].join('\n') };
  writeFiles(root, plan.files);
  const lines = plan.files.map(({ file, text }) => `  ${text === '' ? 'removed' : 'written'}  ${file}`);
  return { exitCode: 0, text: [...lines, 'Sentences with the old name stay as they are.'].join('\n') };
}
