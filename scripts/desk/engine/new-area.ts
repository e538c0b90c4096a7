import type { Content } from '#content/content.ts';
import { planArea, type TextFile } from '../../area/new-plan.ts';
import { nearestTo, proposals } from '../../area/propose.ts';
import { questions, type Question } from '../../area/questions.ts';

/** In kilometres: the company cleans within one city. */
const far = 100;

export type NamedAnswers = Readonly<Record<'name' | 'latitude' | 'longitude' | 'codes', string>>;

/** The file of a new area with what follows from its place and its station, or the reason why it cannot be made. */
export function newArea(content: Content, { name, ...typed }: NamedAnswers): { refusal: string } | { file: TextFile } {
  const given = { ...typed, codes: typed.codes.trim().replaceAll(/[\s,;]+/g, ', ') };
  const [near] = nearestTo(content, Number(given.latitude), Number(given.longitude));
  if (near && near.distance > far)
    return { refusal: `This place is ${near.distance} km from the nearest area. Maps show the latitude first.` };
  const open = Object.fromEntries(questions.map((question) => [question, '']));
  const answers = { ...open, ...proposals(content, given), ...given } as Readonly<Record<Question, string>>;
  return { file: planArea(content, name, answers, given).file };
}
