import { rmSync } from 'node:fs';
import { sceneFacts } from '../../../src/pages/cards.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { SceneFacts } from '#drawings/index.ts';
import { copyContent } from '../../support/content-copy.ts';

const copy = copyContent();
const { content } = check(copy);
rmSync(copy, { recursive: true });

/** The facts of all areas, in the form in which the generator passes them to the illustrations. */
export const areas: readonly SceneFacts[] = content.all('neighbourhood').map((area) => sceneFacts(area, content));

export function areaNamed(slug: string): SceneFacts {
  const facts = areas.find((candidate) => candidate.slug === slug);
  if (facts === undefined) throw new Error(`There is no area called "${slug}".`);
  return facts;
}
