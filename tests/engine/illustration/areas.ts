import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Groups, Neighbourhood } from '../../../src/generated/entries.ts';
import type { SceneFacts } from '../../../scripts/illustration/facts.ts';
import { projectRoot } from '../../support/content-copy.ts';
import { dataOf } from '../../support/sites.ts';

/** The areas of the first company, and some with facts that none of these has. */
const folders = [`${dataOf('first')}/neighbourhoods`, 'tests/engine/illustration/areas'];

const read = <T>(path: string) => parse(readFileSync(join(projectRoot, path), 'utf8')) as T;

const groups = read<Groups>(`${dataOf('first')}/groups.yaml`);

function signOf(area: Neighbourhood): SceneFacts['sign'] {
  const letters = groups.find(({ name }) => name === area.group)?.code;
  const code = area.codes.find((candidate) => letters !== undefined && candidate.startsWith(letters));
  return code === undefined ? undefined : { code, number: Number(code.slice(2)) };
}

function drawingOf({ scene }: Neighbourhood): string | undefined {
  const path = join(projectRoot, `${dataOf('first')}/pictures/${scene.picture}.svg`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The facts of all areas, in the form in which the generator passes them to the illustrations. */
export const areas: readonly SceneFacts[] = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder)).map((file) => {
    const area = read<Neighbourhood>(`${folder}/${file}`);
    return { slug: file.replace('.yaml', ''), area, sign: signOf(area), drawing: drawingOf(area) };
  }),
);

export function areaNamed(slug: string): SceneFacts {
  const facts = areas.find((candidate) => candidate.slug === slug);
  if (facts === undefined) throw new Error(`There is no area called "${slug}".`);
  return facts;
}
