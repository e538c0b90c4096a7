import { describe, expect, test } from 'vitest';
import { typesetText } from '../../../src/content/text/typeset.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';

describe('a typeset text', () => {
  test.each([
    ["Don't; it's the landlord's.", 'Don’t; it’s the landlord’s.'],
    ["{brand}'s cleaners, 24 hours' notice", '{brand}’s cleaners, 24 hours’ notice'],
    ["the '90s", 'the ’90s'],
    ["They said 'on time' ('really')", 'They said ‘on time’ (‘really’)'],
    ['"On time," they said ("twice").', '“On time,” they said (“twice”).'],
    ['2-3 hours', '2–3 hours'],
    ['from 2011-17 and 2019-2025', 'from 2011–17 and 2019–2025'],
    ['take our word for it - hear from them', 'take our word for it – hear from them'],
    ['9am-6pm, 9-11am', '9am–6pm, 9–11am'],
    [
      '€280-€1200, £80-95, S$280-S$380, CHF 280-1200, 80€-95€',
      '€280–€1200, £80–95, S$280–S$380, CHF 280–1200, 80€–95€',
    ],
  ])('%s', (typed, printed) => {
    expect(typesetText(typed)).toBe(printed);
  });

  test.each(
    `24-hour re-clean for 4-room and 1- or 2-room flats
Blk 20 Sin Ming Lane, #03-55
2026-12-24
6123-4567 and 1800-123-4567, +65 6123-4567
[there](/pages/it's-2-3)
[there]: https://maps.example/2-3 "it's 2-3"
/pages/1-2 and area-1-2 and 1-2-room
https://maps.example/?q=1-2&name='a'
www.example.com/2-3 and it'2-3@example.com
score 1.2-3.4
8010 Graz, 573968`.split('\n'),
  )('%s is unchanged', (typed) => {
    expect(typesetText(typed)).toBe(typed);
  });
});

const joined = (text: string) => text.replaceAll('-~', '-\u2060').replaceAll('–~', '–\u2060');
const change = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });
const faq = (answer: string) =>
  change('faqs/home.yaml', 'Staff are trained, insured, bonded and background-checked.', answer);

describe('on the pages', () => {
  test('a line does not break inside short hyphenated words or ranges', async () => {
    const { page } = await emittedAfter(
      faq("A 5-room's re-clean by e-mail takes 2-3 rooms; move-in and over-long do not."),
    );
    expect(page('home', '/index').faq[1]!.answer).toBe(
      joined('Yes. A 5-~room’s re-~clean by e-~mail takes 2–~3 rooms; move-in and over-long do not.'),
    );
  });

  test('placeholders and addresses with short words before a hyphen still work', async () => {
    const file = 'data/services/weekly-cleaning.yaml';
    const price = 'prices:\n  - { key: hdb-flat, label: HDB flat, value: $25 }\n';
    const link = '\nRead [what a re-clean is](https://guide.example/re-clean).\n';
    const { page } = await emittedAfter(
      { file, replace: ['durations:\n', `${price}durations:\n`] },
      faq('A 3-room is {price.hdb-flat}.'),
      { file: 'data/pages/about.md', append: link, times: 1 },
    );
    expect(page('home', '/index').faq[1]!.answer).toBe(joined('Yes. A 3-~room is $25.'));
    expect(page('about', '/about').story).toContain(
      joined('<a href="https://guide.example/re-clean">what a re-~clean is</a>'),
    );
  });

  test('titles, descriptions, form values and mails have no characters that prevent line breaks', async () => {
    const { page, text } = await emittedAfter(
      change('pages/home.yaml', '{brand} cleans HDB flats, condos and landed homes', "We re-clean 2-3 flats' dust"),
      change('pages/thank.yaml', 'Our team will', "Our e-mail's team will"),
      change('services/weekly-cleaning.yaml', 'enquiryName: Weekly Cleaning', 'enquiryName: Weekly re-clean'),
    );
    expect(page('home', '/index').head.description).toMatch(/^We re-clean 2–3 flats’ dust/);
    const company = JSON.parse(text('company.json')) as Company;
    expect(company.reply).toMatch(/^Our e-mail’s team will/);
    expect(company.services).toContain('Weekly re-clean');
    expect(text('site.ts')).toContain('"enquiry": "Weekly re-clean"');
    expect(text('interface.ts')).not.toContain('\u2060');
  });
});
