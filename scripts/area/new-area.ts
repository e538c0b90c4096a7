import { stringify } from 'yaml';
import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { copyLines } from '#content/history/copied.ts';
import type { TextFile } from '../codegen/write-files.ts';
import { nearestTo, proposals, type Proposals } from './propose.ts';
import { entryFile } from './rename-plan.ts';

/** In kilometres: the company cleans within one city. */
const far = 100;

/** What is known of a new area; `codes` are those of its station, if it has one. */
export type AreaFacts = Readonly<Record<'name' | 'latitude' | 'longitude' | 'codes', string>>;

const districts = ['region', 'planningArea', 'subzone'] as const;

/** The comments of a file that has the district of the nearest area. */
function copyOf({ file, data }: Entry<Neighbourhood>, { lines, ...proposed }: Proposals): string {
  if (!districts.some((key) => proposed[key] === data[key])) return '';
  return copyLines(
    file,
    lines.filter((line) => data.lines.includes(line)),
  );
}

/**
 * The file of a new area with what follows from its place and its station, or the reason why it cannot be made. Empty texts
 * are still to be written; comments say what is copied from the nearest area.
 */
export function newArea(content: Content, facts: AreaFacts): { refusal: string } | { file: TextFile } {
  const [latitude, longitude] = [Number(facts.latitude), Number(facts.longitude)];
  const codes = facts.codes.split(/[\s,;]+/).filter(Boolean);
  const near = nearestTo(content, latitude, longitude);
  if (near[0] && near[0].distance > far)
    return { refusal: `This place is ${near[0].distance} km from the nearest area. Maps show the latitude first.` };
  const proposed = proposals(content, near, codes);
  const { lines, group, rail, ...district } = proposed;
  const entry = {
    name: facts.name,
    description: '',
    ...(group && { group }),
    codes,
    lines,
    ...Object.fromEntries(districts.map((key) => [key, district[key] ?? ''])),
    latitude,
    longitude,
    coverage: { pattern: 'four', names: ['', '', '', ''] },
    scene: rail ? { rail } : {},
  };
  const copied = near[0] ? copyOf(near[0].area, proposed) : '';
  const file = entryFile({ kind: 'neighbourhood', slug: slugOf(`${facts.name}.yaml`) });
  return { file: { file, text: copied + stringify(entry, { lineWidth: 0 }) } };
}
