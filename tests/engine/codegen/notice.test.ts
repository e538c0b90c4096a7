import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { projectRoot, type Change } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';

const readContent = (file: string) => readFileSync(join(projectRoot, 'tests/fixtures/companies/first', file), 'utf8');

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

test('the notice has a part with an id of its own for each heading, in any script, and none for the lines of a code block', async () => {
  const text =
    '\n## 我们的通知\n\nOne\n\n## Why?\n\n```\n## not a heading\n```\n\n## Why\n\nThree\n\n## !\n\nFour, {keptMonths} months\n';
  const file = 'data/pages/privacy.md';
  const emitted = await emittedAfter({ file, replace: [/(?<=\n---\n)[^]*$/.exec(readContent(file))![0], text] });
  const { sections } = emitted.page('privacy', '/privacy');
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['我们的通知', '我们的通知'],
    ['why', 'Why?'],
    ['why-2', 'Why'],
    ['section', '!'],
  ]);
  expect(sections[1]!.html).toContain('## not a heading');
});
