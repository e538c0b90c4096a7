import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import { slugOf } from '#content/find.ts';
import { formatProblem } from '#content/problem.ts';
import type { Outcome } from '#content/report.ts';
import { routesOf } from '#pages/routes.ts';
import { writeFiles, type TextFile } from '../codegen/write-files.ts';
import { newArea, type AreaFacts } from './new-area.ts';
import { entryFile, planRename } from './rename-plan.ts';

const refused = (...lines: string[]): Outcome => ({ exitCode: 1, text: lines.join('\n') });

/** The problems of the content as it would be with these files: in a copy, because a development server watches the project. */
function problemsWith(root: string, files: readonly TextFile[]) {
  const copy = mkdtempSync(join(tmpdir(), 'area-'));
  try {
    cpSync(join(root, 'data'), join(copy, 'data'), { recursive: true });
    writeFiles(copy, files);
    return check(copy).problems;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Writes the file of a new area, and says what is still to be written in it. Never overwrites a file. */
export function addArea(root: string, facts: AreaFacts): Outcome {
  const slug = slugOf(`${facts.name}.yaml`);
  if (slug === '') return refused('Write the name of the area: npm run area -- new "Tampines" "1.3530, 103.9452" EW2');
  if (Number.isNaN(Number(facts.latitude) + Number(facts.longitude)) || facts.longitude === '')
    return refused('Write the latitude and the longitude after the name, as maps copy them: "1.3530, 103.9452"');
  const { content, problems } = check(root);
  // Rows of the new area may be in the tables already.
  if (problems.some(({ rule }) => rule !== 'unknown-area'))
    return refused('The content already has problems. Fix them first: npm run check:content');
  const file = entryFile({ kind: 'neighbourhood', slug });
  const taken = routesOf(content).find(({ path }) => path === `/${slug}`);
  if (taken) return refused(`${taken.file} has the address /${slug} already; nothing was written. Use another name.`);
  const made = newArea(content, facts);
  if ('refusal' in made) return refused(made.refusal);
  writeFiles(root, [made.file]);
  const toWrite = check(root).problems.map(formatProblem).join('');
  const next = `Check it:  npm run check:content ${file}\nSee it:    npm run dev, then http://127.0.0.1:4174/${slug}`;
  return { exitCode: 0, text: `${file} is written. What is left to write:\n${toWrite}\n${next}` };
}

/** Renames an area, unless the content would then have problems. */
export function renameArea(root: string, slug: string, name: string): Outcome {
  const { content } = check(root);
  const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
  const plan = planRename(content, readSource, { kind: 'neighbourhood', slug }, name);
  if ('refusal' in plan) return refused(plan.refusal);
  const problems = problemsWith(root, plan.files);
  if (problems.length > 0) return refused(...problems.map(formatProblem), 'Nothing was written. Fix these first.');
  writeFiles(root, plan.files);
  const lines = plan.files.map(({ file, text }) => `  ${text === '' ? 'removed' : 'written'}  ${file}`);
  return { exitCode: 0, text: [...lines, 'Sentences with the old name stay as they are.'].join('\n') };
}
