import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Groups, Neighbourhood } from '../../../src/generated/entries.ts';
import type { SceneFacts } from '../../../scripts/illustration/facts.ts';

const root = new URL('../../../data/', import.meta.url);

function read<T>(path: string): T {
  return parse(readFileSync(new URL(path, root), 'utf8')) as T;
}

const groups = read<Groups>('groups.yaml');

function signOf(area: Neighbourhood): SceneFacts['sign'] {
  const letters = groups.find(({ name }) => name === area.group)?.code;
  const code = area.codes.find((candidate) => letters !== undefined && candidate.startsWith(letters));
  return code === undefined ? undefined : { code, number: Number(code.slice(2)) };
}

/** The facts of every area of the site, as the generator hands them to the kit. */
export const areas: readonly SceneFacts[] = readdirSync(new URL('neighbourhoods', root)).map((file) => {
  const area = read<Neighbourhood>(`neighbourhoods/${file}`);
  return { slug: file.replace('.yaml', ''), area, sign: signOf(area) };
});

export function areaNamed(slug: string): SceneFacts {
  const facts = areas.find((candidate) => candidate.slug === slug);
  if (facts === undefined) throw new Error(`There is no area called "${slug}".`);
  return facts;
}
