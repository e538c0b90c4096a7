import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { areaFile, isWhole, planArea, type TextFile } from '../../area/new-plan.ts';
import { listOf, nearestTo, proposals } from '../../area/propose.ts';
import { aboutQuestion, fieldsOfArea, questions, type Answers, type Question } from '../../area/questions.ts';

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
  /** Its files, its own first, once every question has an answer. */
  files: readonly TextFile[];
}

function refusalOf(content: Content, name: string, slug: string): string | undefined {
  if (slug === '') return 'Write the name of the area.';
  if (!content.slugs('neighbourhood').includes(slug)) return undefined;
  return `${areaFile(slug)} exists already. Open "${name}", or choose another name.`;
}

/** In kilometres: the company cleans within one city. */
const far = 100;

/** Why a list of places does not fit into the page, which has four or six tiles. */
function refusalOfNames(names = ''): string | undefined {
  const { length } = listOf(names);
  return [0, 4, 6].includes(length) ? undefined : `Names: write four or six, not ${length}.`;
}

/** The questions about a new area with their proposals, and its files once every question has an answer. */
export function draftArea(content: Content, name: string, typed: Answers): AreaDraft {
  const place = [typed.latitude, typed.longitude].map((text) => (text?.trim() ? Number(text) : Number.NaN));
  const isPlaced = place.every(Number.isFinite);
  const { latitude: _, longitude: __, ...unplaced } = typed;
  const proposed = proposals(content, isPlaced ? typed : unplaced);
  const answers = { ...proposed, ...typed };
  const slug = slugOf(`${name}.yaml`);
  const groups = content.single('groups').data.map((group) => group.name);
  const [near] = isPlaced ? nearestTo(content, place[0]!, place[1]!) : [];
  const refusal =
    refusalOf(content, name, slug) ??
    (near && near.distance > far
      ? `This place is ${near.distance} km from the nearest area. Maps show the latitude first.`
      : refusalOfNames(typed.names));
  return {
    fields: questions.map((question) => ({
      question,
      ...aboutQuestion(question),
      choices: question === 'group' ? groups : (fieldsOfArea[question]!.enum ?? []).map(String),
      proposal: proposed[question],
    })),
    reason: near === undefined ? '' : `Proposed from ${near.area.data.name}, ${near.distance} km away.`,
    refusal,
    files: refusal === undefined && isWhole(answers) ? [planArea(content, name, answers, typed).file] : [],
  };
}
