import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { areaFile, isWhole, planArea } from '../../area/new-plan.ts';
import { nearestTo, proposals } from '../../area/propose.ts';
import { aboutQuestion, fieldsOfArea, questions, type Answers } from '../../area/questions.ts';

/** In kilometres: the company cleans within one city. */
const far = 100;

/** The reason why an area cannot be made, if there is one. */
function refusalOf(content: Content, name: string, slug: string, distance: number): string | undefined {
  if (slug === '') return 'Write the name of the area.';
  if (content.slugs('neighbourhood').includes(slug))
    return `${areaFile(slug)} exists already. Open "${name}", or choose another name.`;
  return distance > far
    ? `This place is ${distance} km from the nearest area. Maps show the latitude first.`
    : undefined;
}

/** The name of a new area, and the answers to the questions. */
export type NamedAnswers = Answers & { name?: string };

/**
 * The draft of a new area from the answers so far: the questions in the words of its schema, with the answers that its place
 * and its station suggest and why, and its file once every question has an answer.
 */
export function draftArea(content: Content, { name = '', ...typed }: NamedAnswers) {
  const place = [typed.latitude, typed.longitude].map((text) => (text?.trim() ? Number(text) : Number.NaN));
  const isPlaced = place.every(Number.isFinite);
  const { latitude: _, longitude: __, ...unplaced } = typed;
  const proposed = proposals(content, isPlaced ? typed : unplaced);
  const answers = { ...proposed, ...typed };
  const groups = content.single('groups').data.map((group) => group.name);
  const [near] = isPlaced ? nearestTo(content, place[0]!, place[1]!) : [];
  const refusal = refusalOf(content, name, slugOf(`${name}.yaml`), near?.distance ?? 0);
  return {
    fields: questions.map((question) => ({
      question,
      ...aboutQuestion(question),
      choices: question === 'group' ? groups : fieldsOfArea()[question]!.enum?.map(String),
      proposal: proposed[question],
    })),
    reason: near === undefined ? '' : `Proposed from ${near.area.data.name}, ${near.distance} km away.`,
    refusal,
    file: refusal === undefined && isWhole(answers) ? planArea(content, name, answers, typed).file : undefined,
  };
}
