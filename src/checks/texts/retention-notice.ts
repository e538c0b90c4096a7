import { startOf } from '#content/problem.ts';
import type { Check } from '../check.ts';

/** The privacy notice names the number of months after which enquiries are deleted. */
export const retentionNotice: Check = (content) =>
  content
    .all('page-privacy')
    .filter(({ body }) => !body.includes('{keptMonths}'))
    .map(({ file, source }) => ({
      place: startOf(file, source),
      rule: 'missing-retention-period',
      message: 'The privacy notice does not state how long enquiries are kept.',
      fix: 'write {keptMonths} where the number of months belongs.',
    }));
