import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '#checks/check-content.ts';
import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { formatProblem } from '#content/problem.ts';
import type { Outcome } from '#content/report.ts';
import { checkWith, writeFiles } from './files.ts';
import { areaFile, isWhole, planArea } from './new-plan.ts';
import { proposals } from './propose.ts';
import { aboutQuestion, questions, type Answers, type Question } from './questions.ts';

/** Asks a person one question. */
type Ask = (text: string) => Promise<string>;

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

/** A question as it is shown: the field, the form of the answer, and the answer that Enter gives. */
function wording(question: Question, proposal: string | undefined): string {
  const { description, hint } = aboutQuestion(question);
  return `${question}: ${description}\n  (${hint}${proposal === undefined ? '' : `; Enter for: ${proposal || 'none'}`}) `;
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
    // What would be proposed at any place need not be given.
    const [any] = content.all('neighbourhood');
    const somewhere = { latitude: String(any?.data.latitude), longitude: String(any?.data.longitude), ...answers };
    const proposed = proposals(content, somewhere);
    const missing = questions.filter((question) => (answers[question] ?? proposed[question]) === undefined);
    const lines = missing.map((question) => `  --${question}  ${aboutQuestion(question).description}`);
    return refused('This command cannot ask questions without a terminal. These flags are missing:', ...lines);
  }

  const { near, file: written } = planArea(content, name, answers, flags);
  const { problems: found } = checkWith(root, [written]);
  const copied = found.filter(({ rule }) => rule === 'copied-text');
  const problems = found.filter((problem) => !copied.includes(problem));
  if (problems.length > 0) {
    const again = `npm run area -- new ${JSON.stringify(name)} ${flagsOf(answers).join(' ')}`;
    const lines = ['Nothing was written. Your answers, to correct and enter again:', again];
    return refused(...problems.map(formatProblem), ...lines);
  }
  writeFiles(root, [written]);
  return {
    exitCode: 0,
    text: `${file} is written and has no mistakes.
${copied.map(formatProblem).join('')}Nearest areas: ${near.map(({ area, distance }) => `${area.data.name} ${distance} km`).join(', ')}.

See it:    npm run dev, then http://127.0.0.1:4174/${slug}
Check it:  npm run check:content ${file}`,
  };
}
