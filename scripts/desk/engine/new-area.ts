import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { areaFile, planArea, type TextFile } from '../../area/new-plan.ts';
import { nearestTo, proposals } from '../../area/propose.ts';
import type { Question } from '../../area/questions.ts';

/** In kilometres: the company cleans within one city. */
const far = 100;

export type NamedAnswers = Readonly<Record<'name' | 'latitude' | 'longitude' | 'codes', string>>;

/**
 * The file of a new area, or the reason why it cannot be made. What does not follow from its place and its station is still
 * to be written.
 */
export function newArea(content: Content, { name, ...given }: NamedAnswers): { refusal: string } | { file: TextFile } {
  const slug = slugOf(`${name}.yaml`);
  if (slug === '') return { refusal: 'Write the name of the area.' };
  if (content.slugs('neighbourhood').includes(slug))
    return { refusal: `${areaFile(slug)} exists already. Open "${name}", or choose another name.` };
  const [near] = nearestTo(content, Number(given.latitude), Number(given.longitude));
  if (near && near.distance > far)
    return { refusal: `This place is ${near.distance} km from the nearest area. Maps show the latitude first.` };
  const open: Partial<Record<Question, string>> = {
    description: '',
    names: '',
    region: '',
    planningArea: '',
    subzone: '',
  };
  const answers = { lines: '', group: '', rail: '', ...open, ...proposals(content, given), ...given };
  return { file: planArea(content, name, answers as Record<Question, string>, given).file };
}
