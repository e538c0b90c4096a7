import { expect, test } from 'vitest';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';

const companyAfter = async (...changes: readonly Change[]) =>
  JSON.parse((await emittedAfter(...changes)).text('company.json')) as Company;

test('the function records the version of the privacy notice; each wording has its own version', async () => {
  const before = await companyAfter();
  expect(before.notice).toMatch(/^[0-9a-f]{12}$/);
  const notice = 'data/pages/privacy.md';
  const others = await Promise.all([
    companyAfter({ file: notice, replace: ['nothing else', 'a newsletter'] }),
    companyAfter({ file: notice, replace: ['## Why', '## What for'] }),
    companyAfter({ file: notice, replace: ['keptMonths: 12', 'keptMonths: 6'] }),
    companyAfter({ file: 'data/site.yaml', replace: ['phone: +65 0000 0000', 'phone: +65 6000 0000'] }),
  ]);
  expect(new Set([before, ...others].map((company) => company.notice)).size).toBe(5);
  const same = await companyAfter({ file: 'data/pages/about.md', replace: ['regular', 'Regular'] });
  expect(same.notice).toBe(before.notice);
});

test('the function keeps enquiries for the number of months in the notice', async () => {
  const emitted = await emittedAfter({ file: 'data/pages/privacy.md', replace: ['keptMonths: 12', 'keptMonths: 6'] });
  expect((JSON.parse(emitted.text('company.json')) as Company).keptMonths).toBe(6);
  const { sections } = emitted.page('privacy', '/privacy');
  expect(sections.map(({ html }) => html).join()).toContain('for 6 months');
});
