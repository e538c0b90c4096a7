import { stringify } from 'yaml';
import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { copyLines } from '#content/history/copied.ts';
import { slugOf } from '#content/find.ts';
import { nearestTo, listOf } from './propose.ts';
import { questions, type Answers, type Question } from './questions.ts';

/** A file to write; one with an empty text is removed. */
export interface TextFile {
  file: string;
  text: string;
}

export const areaFile = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

export const isWhole = (answers: Answers): answers is Readonly<Record<Question, string>> =>
  questions.every((question) => answers[question] !== undefined);

const line = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

const districts = ['region', 'planningArea', 'subzone'] as const;

/** The comments of a file that has the district of the nearest area, unless a person gave that. */
function copyOf({ file, data }: Entry<Neighbourhood>, answers: Answers, given: Answers): string {
  const same = districts.filter((key) => answers[key] === data[key]);
  const own = [...listOf(answers.lines ?? ''), ...same.flatMap((key) => given[key] ?? [])];
  const isKnown = (text: string) => [...data.lines, ...same.map((key) => data[key])].includes(text);
  return same.every((key) => given[key] !== undefined) ? '' : copyLines(file, own.filter(isKnown));
}

/**
 * The file of a new area, and the areas nearest to it. An empty answer is a text that is still to be written. Comments say
 * what is copied from the nearest area.
 */
export function planArea(
  content: Content,
  name: string,
  answers: Readonly<Record<Question, string>>,
  given: Answers,
): { file: TextFile; near: ReturnType<typeof nearestTo> } {
  const near = nearestTo(content, Number(answers.latitude), Number(answers.longitude));
  const names = listOf(answers.names);
  const text = [
    near[0] ? copyOf(near[0].area, answers, given) : '',
    line('name', name),
    line('description', answers.description),
    answers.group && line('group', answers.group),
    line('codes', listOf(answers.codes)),
    line('lines', listOf(answers.lines)),
    ...districts.map((key) => line(key, answers[key])),
    line('latitude', Number(answers.latitude)),
    line('longitude', Number(answers.longitude)),
    line('coverage', {
      pattern: names.length > 4 ? 'six' : 'four',
      names: names.length > 0 ? names : ['', '', '', ''],
    }),
    line('scene', answers.rail ? { rail: answers.rail } : {}),
  ];
  return { file: { file: areaFile(slugOf(`${name}.yaml`)), text: text.join('') }, near };
}
