import { expect, test } from 'vitest';
import type { Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { after } = sharedCopy();
const inSite = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });

/** The problems of the page with a text, as their rules and the words that they mark. */
function problemsWith(text: string): string[] {
  return after({ file: 'data/pages/about.md', append: `\n${text}\n`, times: 1 }).problems.map(
    ({ rule, place }) => `${rule}: ${place.text.slice(place.col - 1, place.col - 1 + place.length)}`,
  );
}

test.each([
  ['[x](/no-such)', 'unknown-link: /no-such'],
  ['[x](</no-such>)', 'unknown-link: /no-such'],
  ['[x][y]\n\n[y]: /no-such', 'unknown-link: /no-such'],
  ['[x](/no-such#part)', 'unknown-link: /no-such#part'],
  ['[x](/ärea)', 'unknown-link: /ärea'],
  ['[x](/no\\-such)', 'unknown-link: [x](/no\\-such)'],
  ['# [x](javascript:alert)', 'second-main-heading: # [x](javascript:alert)'],
  ['[x](javascript:alert(1))', 'literal-link: [x](javascript:alert(1))'],
  ['[x]: vbscript:1', 'literal-link: [x]: vbscript:1'],
  ['[x][y]', 'literal-link: [x][y]'],
  ['[x](/a b)', 'literal-link: [x](/a b)'],
  ['[x](http://nea.gov.sg)', 'wrong-link: http://nea.gov.sg'],
  ['[x](#our-cats)', 'wrong-link: #our-cats'],
  ['## Our cats\n\n[x](#our-cats)', 'wrong-link: #our-cats'],
  ['[x](mailto:hello)', 'wrong-link: mailto:hello'],
  ['[x](tel:us)', 'wrong-link: tel:us'],
  ['<ftp://nea.gov.sg>', 'wrong-link: ftp://nea.gov.sg'],
  ['[x](https://192.168.0.1/a)', 'wrong-link: https://192.168.0.1/a'],
  ['[call us](tel:{phone})', 'placeholder-in-a-link: tel:{phone}'],
  ['[write](<mailto:{email}>)', 'placeholder-in-a-link: mailto:{email}'],
  ['<!-- a note -->', 'literal-tag: <!-- a note -->'],
])('Markdown with %j has the problem %j', (text, problem) => {
  expect(problemsWith(text)).toContain(problem);
});

test.each([
  '[x](</about>)',
  '[x][y]\n\n[y]: /contact',
  '[x](#top)',
  '<https://www.nea.gov.sg/a?b=c>',
  '[x](tel:+6561002000)',
  '[x](mailto:hello@sapu.example)',
])('Markdown with %j has no problem', (text) => expect(problemsWith(text)).toEqual([]));

test.each(['[here](javascript:alert)', '<!-- a note -->', 'see ftp://files.sg/a'])(
  'a text with %j has a problem',
  (words) => {
    const change: Change = { file: 'data/faqs/home.yaml', replace: ['Staff are', `${words} Staff are`] };
    expect(after(change).problems).toMatchObject([{ rule: expect.stringMatching(/^literal-/) as string }]);
  },
);

const wrongForm = [{ rule: 'wrong-form', place: { file: 'data/site.yaml' } }];
const hosts = '127.0.0.1 localhost office.local [::1] intranet user@sapu.sg @sapu.sg :@sapu.sg'.split(' ');

test.each(hosts)('the site is not at https://%s', (host) =>
  expect(after(inSite('https://sapu.example', `"https://${host}"`)).problems).toMatchObject(wrongForm),
);

test.each(['/\\widget.sg/a.js', '/a\\widget.js', '/ widget.js'])('the script of the widget is not at %j', (script) =>
  expect(after(inSite('/stand-in/reviews.js', JSON.stringify(script))).problems).toMatchObject(wrongForm),
);

test('the notice has links to its own headings', () => {
  const file = 'data/pages/privacy.md';
  expect(after({ file, append: '\n## Über uns\n\n[here](#über-uns)\n', times: 1 }).problems).toEqual([]);
  const renamed: Change = { file, replace: ['## Über uns', '## About us'] };
  expect(after(renamed).problems).toMatchObject([{ rule: 'wrong-link', place: { file } }]);
});
