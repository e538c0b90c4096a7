import { sceneFacts } from '../../../src/pages/cards.ts';
import { check } from '../../../src/checks/check-content.ts';
import type { SceneFacts } from '#drawings/index.ts';

const { content } = check('tests/fixtures/companies/first');

/** The facts of all areas, in the form in which the generator passes them to the illustrations. */
export const areas: readonly SceneFacts[] = content.all('neighbourhood').map((area) => sceneFacts(area, content));

export const areaNamed = (slug: string) => areas.find((area) => area.slug === slug)!;
