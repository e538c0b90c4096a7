import { startOf } from '../content/problem.ts';
import type { Check } from './check.ts';

export const retentionNotice: Check = {
  name: 'retention-notice',
  description: 'The privacy notice says how long enquiries are kept, in the number by which they are deleted.',
  run: (content) =>
    content
      .all('page-privacy')
      .filter(({ body }) => !body.includes('{keptMonths}'))
      .map(({ file, source }) => ({
        place: startOf(file, source),
        rule: 'kept-unsaid',
        message: 'The notice does not say for how long an enquiry is kept.',
        fix: 'write {keptMonths} where the number of months belongs.',
      })),
};
