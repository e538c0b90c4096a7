import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { slugOf } from '../content/find.ts';
import { formatProblem } from '../content/problem.ts';
import { newArea } from '../editors/area/new-area.ts';
import type { Answers } from '../editors/area/questions.ts';

/** An issue of the form "Add my area". Anybody may have written it. */
export interface Issue {
  number: number;
  body: string | null;
}

export interface FromIssue {
  /** The area whose file was written; undefined if there was a mistake. */
  slug?: string;
  /** The text of the pull request, or of the comment on the issue. */
  text: string;
}

/** The answers of the form by the ids of its fields. */
export type FormAnswers = Readonly<Partial<Record<string, string>>>;

/** The maximum number of characters of an answer, and of a comment. */
const [mostOfAnswer, mostOfComment] = [1000, 10_000];

interface Form {
  body: readonly { id?: string; attributes: { label?: string } }[];
}

/** The labels of the form's fields with their ids: they are the headings of an issue. */
function fieldsOf(root: string): [id: string, label: string][] {
  const form = parse(readFileSync(join(root, '.github/ISSUE_TEMPLATE/add-my-area.yml'), 'utf8')) as Form;
  return form.body.flatMap(({ id, attributes: { label } }) => (id && label ? [[id, label]] : []));
}

/** Reads an issue that GitHub made from the form: a heading for each field, in the order of the form. */
export function answersOf(root: string, body: string): FormAnswers {
  const lines = body.split(/\r?\n/);
  const fields = fieldsOf(root);
  let from = 0;
  const starts = fields.map(([id, label]) => {
    const at = lines.indexOf(`### ${label}`, from);
    if (at >= 0) from = at + 1;
    return { id, at };
  });
  const found = starts.filter(({ at }) => at >= 0);
  return Object.fromEntries(
    found.flatMap(({ id, at }, index) => {
      const answer = lines
        .slice(at + 1, found[index + 1]?.at)
        .join('\n')
        .trim();
      return answer === '' || answer === '_No response_' ? [] : [[id, answer.slice(0, mostOfAnswer)]];
    }),
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** The characters that names of places may have. */
const nameForm = /^[\p{L}\p{N}][\p{L}\p{N} .'’&()-]{0,59}$/u;

/** The answers of the form as answers to the questions of `npm run area -- new`. */
function flagsOf({ station = '', place = '', streets = '', own = '' }: FormAnswers): Answers {
  const [, latitude, longitude] = /^\(?(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\)?$/.exec(oneLine(place)) ?? [];
  const names = streets.split(/[\n,]/).map((line) => oneLine(line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, '')));
  return {
    codes: (station.match(/\b[A-Z]{2}\d{1,2}\b/g) ?? []).join(', '),
    names: names.filter(Boolean).join(', '),
    ...(own !== '' && { description: oneLine(own) }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

/** A text of another author, unchanged, in a code fence that it cannot close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const cut = text.length > mostOfComment ? `${text.slice(0, mostOfComment)}\n…` : text;
  return `${fence}\n${cut}\n${fence}`;
}

const mistake = (reason: string): FromIssue => ({
  text: `The page cannot be made from these answers yet.\n\n${fenced(reason.trimEnd())}\n\nTo try again, edit the issue, remove the label "add area" and add it again.\n`,
});

/**
 * The fields of the form in words, by the flag of `npm run area -- new` that they answer. `longitude` is empty, because it
 * is in the same field as `latitude`.
 */
const asked: Readonly<Partial<Record<string, string>>> = {
  latitude: 'the place of the station on a map, as two numbers such as 1.3530, 103.9452',
  longitude: '',
  description: 'one sentence that is true only of this area',
};

/** Writes the file of a new area from the answers of an issue, with the same checks as `npm run area -- new`. */
export async function areaFromIssue(root: string, { number, body }: Issue): Promise<FromIssue> {
  const answers = answersOf(root, body ?? '');
  const name = oneLine(answers['name'] ?? '');
  if (!nameForm.test(name))
    return mistake('The name of the area is missing, or it contains characters that are not allowed.');
  const { exitCode, text, problems, missing } = await newArea(root, name, flagsOf(answers));
  if (problems) return mistake(problems.map(formatProblem).join('\n'));
  if (missing) {
    const lines = missing.map(({ question, description }) => asked[question] ?? `${question}: ${description}`);
    return mistake(
      `These answers are missing, or cannot be read:\n${lines
        .filter(Boolean)
        .map((line) => `- ${line}`)
        .join('\n')}`,
    );
  }
  if (exitCode !== 0) return mistake(text);
  return {
    slug: slugOf(`${name}.yaml`),
    text: `Closes #${number}.\n\nThe file contains the answers from the issue; all other values are proposals. Read every line before you merge it: [docs/editing.md](../blob/main/docs/editing.md#a-new-area).\n\nGitHub does not check a pull request that a workflow opened. Close it and reopen it; then the checks start.\n`,
  };
}
