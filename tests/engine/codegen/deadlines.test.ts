import { expect, test } from 'vitest';
import { emitCompany } from '../../../scripts/codegen/emit/site.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { after } = sharedCopy();
const change = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });
const areaTick = '- "{promise.area-guarantee}"';
const areaLead = '"{promise.area-guarantee}, and';
const noAreaPromise = [
  change('pages/neighbourhood.yaml', areaTick, '- Soon'),
  change('pages/neighbourhood.yaml', areaLead, '"Soon, and'),
];

test.each<[what: string, changes: Change[], area: string, other: string, words: RegExp]>([
  ['both promises are shown', [], 'same-day', '24-hours', /^Same-day response guarantee$/],
  ['area pages show none', noAreaPromise, '24-hours', '24-hours', /^Our team will review/],
  [
    'the contact page has the other promise, and area pages none',
    [...noAreaPromise, change('site.yaml', 'words: 24 hours, due: 24-hours', 'words: a day, due: same-day')],
    'same-day',
    'same-day',
    /^Our team will review/,
  ],
  [
    'no promise says when it is due',
    [change('site.yaml', ', due: 24-hours', ''), change('site.yaml', ', due: same-day', '')],
    '24-hours',
    '24-hours',
    /^Our team will review/,
  ],
])('the deadlines follow what the pages promise: %s', (_what, changes, area, other, words) => {
  const { deadlines, areaReply } = JSON.parse(emitCompany(after(...changes).content).text) as Company;
  expect(deadlines).toEqual({ area, other });
  expect(areaReply).toMatch(words);
});
