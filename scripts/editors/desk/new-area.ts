import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { areaFile, isWhole, planArea, type TextFile } from '../new-area/plan.ts';
import { nearestTo, proposals } from '../new-area/propose.ts';
import { aboutQuestion, fieldsOfArea, questions, type Answers, type Question } from '../new-area/questions.ts';

/** A question about a new area, in the words of its schema, and the answer that its place and station suggest. */
export interface AreaField {
  question: Question;
  description: string;
  hint: string;
  choices: readonly string[];
  proposal: string | undefined;
}

/** The draft of a new area from the answers so far. */
export interface AreaDraft {
  fields: readonly AreaField[];
  /** Where the proposals come from. */
  reason: string;
  /** The reason why the area cannot be made, if there is one. */
  refusal: string | undefined;
  /** Its file, once every question has an answer. */
  area: TextFile | undefined;
}

function refusalOf(content: Content, name: string, slug: string): string | undefined {
  if (slug === '') return 'Write the name of the area.';
  if (!content.slugs('neighbourhood').includes(slug)) return undefined;
  return `${areaFile(slug)} exists already. Open "${name}" in the list, or choose another name.`;
}

/** The questions about a new area with their proposals, and its file once every question has an answer. */
export function draftArea(content: Content, name: string, given: Answers): AreaDraft {
  const place = [given.latitude, given.longitude].map((text) => (text?.trim() ? Number(text) : Number.NaN));
  const isPlaced = place.every(Number.isFinite);
  const { latitude: _, longitude: __, ...unplaced } = given;
  const proposed = proposals(content, isPlaced ? given : unplaced);
  const fields = fieldsOfArea('');
  const answers = { ...proposed, ...given };
  const slug = slugOf(`${name}.yaml`);
  const groups = content.single('groups').data.map((group) => group.name);
  const refusal = refusalOf(content, name, slug);
  const [near] = isPlaced ? nearestTo(content, place[0]!, place[1]!) : [];
  return {
    fields: questions.map((question) => ({
      question,
      ...aboutQuestion(question, fields[question]!),
      choices: question === 'group' ? groups : (fields[question]!.enum ?? []),
      proposal: proposed[question],
    })),
    reason: near === undefined ? '' : `Proposed from ${near.area.data.name}, ${near.distance} km away.`,
    refusal,
    area: refusal === undefined && isWhole(answers) ? planArea(content, name, answers, given) : undefined,
  };
}
