import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Neighbourhood } from '../../../src/generated/entries.ts';
import { sceneFacts } from '../../../src/pages/cards.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { Entry } from '../../../src/content/content.ts';
import type { SceneFacts } from '../../../src/drawings/facts.ts';
import { copyContent, projectRoot } from '../../support/content-copy.ts';

const copy = copyContent();
const { content } = check(copy);
rmSync(copy, { recursive: true });

/** Areas with facts that none of the first company has. */
const folder = 'tests/engine/drawings/areas';
const others = readdirSync(join(projectRoot, folder)).map((name) => {
  const data = parse(readFileSync(join(projectRoot, folder, name), 'utf8')) as Neighbourhood;
  return { slug: name.replace('.yaml', ''), data } as Entry<Neighbourhood>;
});

/** The facts of all areas, in the form in which the generator passes them to the illustrations. */
export const areas: readonly SceneFacts[] = [...content.all('neighbourhood'), ...others].map((area) =>
  sceneFacts(area, content),
);

export function areaNamed(slug: string): SceneFacts {
  const facts = areas.find((candidate) => candidate.slug === slug);
  if (facts === undefined) throw new Error(`There is no area called "${slug}".`);
  return facts;
}
