import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { applyChanges, copyContent, restoreContent } from '../../support/content-copy.ts';

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

/** The problems of the page with a text, as their rules and the words that they mark. */
function problemsWith(text: string): string[] {
  applyChanges(root, [{ file: 'data/pages/about.md', append: `\n${text}\n`, times: 1 }]);
  return check(root).problems.map(
    ({ rule, place }) => `${rule}: ${place.text.slice(place.col - 1, place.col - 1 + place.length)}`,
  );
}

test.each([
  ['[x](/no-such)', 'unknown-link: /no-such'],
  ['[x](</no-such>)', 'unknown-link: /no-such'],
  ['[x](  /no-such "title")', 'unknown-link: /no-such'],
  ['[x][y]\n\n[y]: /no-such', 'unknown-link: /no-such'],
  ['[y] and\n\n[y]: </no-such> "title"', 'unknown-link: /no-such'],
  ['[x](/no-such#part)', 'unknown-link: /no-such#part'],
  ['[x](/ärea)', 'unknown-link: /ärea'],
  ['[x](/no\\-such)', 'unknown-link: [x](/no\\-such)'],
  ['- a list with [x](no-such)', 'unknown-link: no-such'],
  ['# [x](javascript:alert)', 'second-main-heading: # [x](javascript:alert)'],
  ['[x](javascript:alert(1))', 'literal-link: [x](javascript:alert(1))'],
  ['[x](data:text/html,hi)', 'literal-link: [x](data:text/html,hi)'],
  ['[x]: vbscript:1', 'literal-link: [x]: vbscript:1'],
  ['[x][y]', 'literal-link: [x][y]'],
  ['[x](/a b)', 'literal-link: [x](/a b)'],
  ['[x](http://nea.gov.sg)', 'wrong-link: http://nea.gov.sg'],
  ['[x](#)', 'wrong-link: #'],
  ['[x](#our-cats)', 'wrong-link: #our-cats'],
  ['## Our cats\n\n[x](#our-cats)', 'wrong-link: #our-cats'],
  ['[x](mailto:hello)', 'wrong-link: mailto:hello'],
  ['[x](mailto:)', 'wrong-link: mailto:'],
  ['[x](tel:us)', 'wrong-link: tel:us'],
  ['<ftp://nea.gov.sg>', 'wrong-link: ftp://nea.gov.sg'],
  ['[x](https://localhost/a)', 'wrong-link: https://localhost/a'],
  ['[x](https://192.168.0.1/a)', 'wrong-link: https://192.168.0.1/a'],
  ['[call us](tel:{phone})', 'placeholder-in-a-link: tel:{phone}'],
  ['[write](<mailto:{email}>)', 'placeholder-in-a-link: mailto:{email}'],
  ['<!-- a note -->', 'literal-tag: <!-- a note -->'],
  ['Words <!-- a\nnote --> words', 'literal-tag: Words <!-- a'],
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
    applyChanges(root, [{ file: 'data/faqs/home.yaml', replace: ['Staff are trained', `${words} Staff are trained`] }]);
    expect(check(root).problems).toMatchObject([{ rule: expect.stringMatching(/^literal-/) as string }]);
  },
);

test.each(
  'https://127.0.0.1 https://localhost https://office.local https://[::1] https://intranet https://user@sapu.sg https://@sapu.sg https://:@sapu.sg'.split(
    ' ',
  ),
)('the site is not at %s', (url) => {
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['url: https://sapu.example', `url: "${url}"`] }]);
  expect(check(root).problems).toMatchObject([{ rule: 'wrong-form', place: { file: 'data/site.yaml' } }]);
});

test.each(['/\\widget.sg/a.js', '/a\\widget.js', '/ widget.js'])('the script of the widget is not at %j', (script) => {
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['/stand-in/reviews.js', JSON.stringify(script)] }]);
  expect(check(root).problems).toMatchObject([{ rule: 'wrong-form', place: { file: 'data/site.yaml' } }]);
});

test('the notice has links to its own headings', () => {
  const file = 'data/pages/privacy.md';
  applyChanges(root, [{ file, append: '\n## Über uns\n\n[here](#über-uns)\n', times: 1 }]);
  expect(check(root).problems).toEqual([]);
  applyChanges(root, [{ file, replace: ['## Über uns', '## About us'] }]);
  expect(check(root).problems).toMatchObject([{ rule: 'wrong-link', place: { file } }]);
});
