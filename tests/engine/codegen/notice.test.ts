import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emitCompany } from '../../../scripts/codegen/emit/site.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { restoreContent } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { root, after } = sharedCopy();
const notice = 'data/pages/privacy.md';
const [words] = /(?<=\n---\n)[^]*$/.exec(readFileSync(`tests/fixtures/companies/first/${notice}`, 'utf8'))!;
/** The parts of the notice with this Markdown. */
const partsOf = async (text: string) =>
  (await emittedAfter({ file: notice, replace: [words, text] })).page('privacy', '/privacy').sections;

test('the function records the version of the privacy notice; each wording has its own version', () => {
  const versionAfter = (file: string, from: string, to: string) => {
    const { content } = after({ file, replace: [from, to] });
    restoreContent(root);
    return (JSON.parse(emitCompany(content).text) as Company).notice;
  };
  const before = versionAfter(notice, 'heading', 'heading');
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  const others = [
    versionAfter(notice, '## Why', '## What for'),
    versionAfter(notice, 'keptMonths: 12', 'keptMonths: 6'),
    versionAfter('data/site.yaml', 'phone: +65 0000 0000', 'phone: +65 6000 0000'),
  ];
  expect(new Set([before, ...others]).size).toBe(4);
  expect(versionAfter('data/pages/about.md', 'regular', 'Regular')).toBe(before);
});

test('the function keeps enquiries for the number of months in the notice', async () => {
  const { page, text } = await emittedAfter({ file: notice, replace: ['keptMonths: 12', 'keptMonths: 6'] });
  expect((JSON.parse(text('company.json')) as Company).keptMonths).toBe(6);
  const { sections } = page('privacy', '/privacy');
  expect(sections.map(({ html }) => html).join()).toContain('for 6 months');
});

test('the notice has a part with an id of its own for each heading, in any script, and none for the lines of a code block', async () => {
  const text =
    '\n## 我们的通知\n\nOne\n\n## Why?\n\n```\n## not a heading\n```\n\n## Why\n\nThree\n\n## !\n\nFour, {keptMonths} months\n';
  const sections = await partsOf(text);
  expect(sections.map(({ id, heading }) => `${id}: ${heading}`)).toEqual([
    '我们的通知: 我们的通知',
    'why: Why?',
    'why-2: Why',
    'section: !',
  ]);
  expect(sections[1]!.html).toContain('## not a heading');
});

test.each([
  [
    'in the last part',
    'Ask [the commission][Who].\n\n## More\n\nWords\n\n[who]: https://commission.example/law "Law"\n',
  ],
  ['in the part before', '[who]: https://commission.example/law\n\n## More\n\n- ask [who]\n'],
])('a link has its definition %s of the notice', async (_, text) => {
  const sections = await partsOf(`\n## First\n\n{keptMonths} months.\n\n${text}`);
  expect(sections).toHaveLength(2);
  const html = sections.map((section) => section.html).join();
  expect(html).toMatch(/<a href="https:\/\/commission\.example\/law"/);
  expect(html).not.toContain('[');
});
