import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { formatProblem } from '#content/problem.ts';
import type { Outcome } from '#content/report.ts';
import { tableNames } from '#content/tables/definitions.ts';
import { checkWith } from './check-with.ts';
import { writeFiles } from './write-files.ts';
import { areaFile, isWhole, planArea } from './new-plan.ts';
import { proposals } from './propose.ts';
import { fieldsOfArea, questions, wording, type Answers, type Ask } from './questions.ts';

const refused = (...lines: string[]): Outcome => ({ exitCode: 1, text: lines.join('\n') });

const flagsOf = (answers: Answers) =>
  questions.flatMap((question) =>
    answers[question] === undefined ? [] : [`--${question} ${JSON.stringify(answers[question])}`],
  );

/** The answers to all questions: from the flags, from the person at the terminal, or else the proposals. */
async function collect(content: Content, flags: Answers, ask: Ask | undefined): Promise<Answers> {
  let answers: Answers = flags;
  for (const question of questions) {
    if (answers[question] !== undefined) continue;
    const proposal = proposals(content, answers)[question];
    const answer = await ask?.(wording(question, proposal));
    const value = answer?.trim() || proposal;
    if (value !== undefined) answers = { ...answers, [question]: value };
  }
  return answers;
}

/** The coordinates of any area, for a new area without coordinates. They only show which answers can be proposed. */
function somewhere(content: Content): Answers {
  const [area] = content.all('neighbourhood');
  return area === undefined ? {} : { latitude: String(area.data.latitude), longitude: String(area.data.longitude) };
}

/** The tables that have rows of an area, for the person at the terminal. */
function tablesLine(content: Content, slug: string): string {
  const found = tableNames.filter((name) => content.tables?.get(name)?.bySlug.has(slug));
  return found.length === 0
    ? 'No table in data/tables has rows of it.'
    : `Its figures are in data/tables: ${found.join(', ')}.`;
}

/** Writes the file of a new area if it has no problems. Never overwrites a file. */
export async function newArea(root: string, name: string, flags: Answers, ask?: Ask): Promise<Outcome> {
  const slug = slugOf(`${name}.yaml`);
  if (slug === '') return refused('Write the name of the area: npm run area -- new "Tampines"');
  const file = areaFile(slug);
  if (existsSync(join(root, file)))
    return refused(`${file} exists already; nothing was written. Edit that file, or use another name.`);
  const { content, problems: before } = check(root);
  // Rows of the new area may be in the tables already.
  if (before.some(({ rule }) => rule !== 'unknown-area'))
    return refused('The content already has problems. Fix them first: npm run check:content');

  const answers = await collect(content, flags, ask);
  if (!isWhole(answers)) {
    const missing = questions.filter(
      (question) =>
        answers[question] === undefined &&
        proposals(content, { ...somewhere(content), ...answers })[question] === undefined,
    );
    const lines = missing.map((question) => `  --${question}  ${fieldsOfArea()[question]!.description}`);
    return refused('This command cannot ask questions without a terminal. These flags are missing:', ...lines);
  }

  const { near, file: written } = planArea(content, name, answers, flags);
  const { problems } = checkWith(root, [written]);
  if (problems.length > 0) {
    const again = `npm run area -- new ${JSON.stringify(name)} ${flagsOf(answers).join(' ')}`;
    const lines = ['Nothing was written. Your answers, to correct and enter again:', again];
    return refused(...problems.map(formatProblem), ...lines);
  }
  writeFiles(root, [written]);
  return {
    exitCode: 0,
    text: `${file} is written and has no problems.
Nearest areas: ${near.map(({ area, distance }) => `${area.data.name} ${distance} km`).join(', ')}.
${tablesLine(content, slug)}

See it:    npm run dev, then http://127.0.0.1:4174/${slug}
Check it:  npm run check:content ${file}`,
  };
}
