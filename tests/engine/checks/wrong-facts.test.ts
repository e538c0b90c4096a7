import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { pastDays } from '../../../scripts/diff/past-days.ts';
import { applyChanges, copyContent, restoreContent, type Change } from '../../support/content-copy.ts';

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

function problemsWith(...changes: readonly Change[]): string[] {
  applyChanges(root, changes);
  return check(root).problems.map(({ rule }) => rule);
}

const inSite = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });
const price = (value: string): Change => ({
  file: 'data/services/move-in-out-cleaning.yaml',
  replace: ['value: $280', `value: "${value}"`],
});
const bedok = (words: string): Change => ({
  file: 'data/neighbourhoods/bedok.yaml',
  replace: ['paragraph: The blocks', `paragraph: ${words}. The blocks`],
});

test.each([
  ['+65 6250 123', ['wrong-phone']],
  ['+65 6250 12345', ['wrong-phone']],
  ['+65 2250 1234', ['wrong-phone']],
  ['+999 6250 1234', ['wrong-phone']],
  ['+65 6250 1234', []],
  ['+43 316 872 1234', []],
  ['+65 1800 222 0000', []],
])('the phone number %s has the problems %j', (number, rules) => {
  expect(problemsWith(inSite('+65 0000 0000', number))).toEqual(rules);
});

test('the number of WhatsApp can be called too', () => {
  expect(problemsWith(inSite('email:', 'whatsapp: +65 8250 123\nemail:'))).toEqual(['wrong-phone']);
});

test.each([
  ['€280', 'other-currency'],
  ['SGD 280', 'other-currency'],
  ['US$280', 'other-currency'],
  ['S$ 280', 'other-currency'],
  ['280 EUR', 'other-currency'],
  ['$', 'wrong-amount'],
  ['$0', 'wrong-amount'],
  ['$0.00', 'wrong-amount'],
  ['$2,90', 'wrong-amount'],
  ['$2.9', 'wrong-amount'],
  ['$28,00.00', 'wrong-amount'],
  ['$280', undefined],
  ['$280.50', undefined],
  ['$1,280', undefined],
  ['$280–$1,280', undefined],
  ['on request', undefined],
  ['FREE', undefined],
  ['ask HDB', undefined],
])('the price %s has the problem %s', (value, rule) => {
  expect(problemsWith(price(value)).filter((found) => !found.endsWith('-price'))).toEqual(
    rule === undefined ? [] : [rule],
  );
});

const google = 'https://www.google';

test.each([
  ['https://maps.app.goo.gl/3xYp', false],
  ['https://goo.gl/maps/3xYp', false],
  [`${google}.com/maps/place/Blk+7/@1.35,103.8,17z`, false],
  [`${google}.com.sg/maps?q=Blk+7`, false],
  [`${google}.com/maps/search/?api=1&query=Blk+7`, false],
  ['https://maps.google.com/?q=Blk+7', false],
  ['https://google.com/maps/dir/?api=1&destination=Blk+7', false],
  [`${google}.com/maps/d/u/0/viewer?mid=1`, false],
  [`${google}.com/maps/embed?pb=!1m18`, true],
  [`${google}.com/maps/embed/v1/place?key=1&q=Blk+7`, true],
  [`${google}.com/maps/d/u/0/embed?mid=1`, true],
  ['https://maps.google.com/maps?q=Blk+7&output=embed', true],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
  ['https://maps.example/?q=google.com/maps', true],
])('the map of the contact page at %s can be shown: %s', (address, isShown) => {
  expect(problemsWith(inSite('embed: ""', `embed: "${address}"`))).toEqual(isShown ? [] : ['map-not-for-frames']);
});

test.each([
  ['RM', 'RM 1,450', []],
  ['RM', 'RM1450', []],
  ['RM', '1,450 RM', []],
  ['RM', '$1,450', ['other-currency']],
  ['RM', 'SGD 95', ['other-currency']],
  ['Fr.', 'Fr. 1,450', []],
  ['S$', '$1,450', ['other-currency']],
  ['RM', 'RM 0', ['wrong-amount']],
])('where the sign is %s, the price %s has the problems %j', (sign, value, rules) => {
  const set: Change = { file: 'data/site.yaml', replace: ['currency: $', `currency: ${sign}`] };
  const others = ['$280', '$380', '$480'].map((old): Change => ({
    file: 'data/services/move-in-out-cleaning.yaml',
    replace: [`value: ${old}`, `value: "${value}"`],
  }));
  expect([...new Set(problemsWith(set, ...others))]).toEqual(rules);
});

test.each([
  ['data/pages/home.yaml', 'A clean home.', 'A clean home for RM 77.', ['unknown-price']],
  ['data/pages/home.yaml', 'A clean home.', 'A clean home for RM 300.', ['typed-price']],
  ['data/pages/home.yaml', 'A clean home.', 'A clean FARM 300.', []],
  ['data/neighbourhoods/bedok.yaml', 'paragraph: The blocks', 'paragraph: From RM 300. The blocks', ['unknown-price']],
])('where the sign is RM, the check of prices reads it in sentences: %s', (file, from, to, rules) => {
  const service = 'data/services/move-in-out-cleaning.yaml';
  const set: Change[] = [
    { file: 'data/site.yaml', replace: ['currency: $', 'currency: RM'] },
    { file: service, replace: ['$280', 'RM 300'] },
    { file: service, replace: ['$380', 'RM 400'] },
    { file: service, replace: ['$480', 'RM 500'] },
  ];
  expect(problemsWith(...set, { file, replace: [from, to] })).toEqual(rules);
});

test.each([
  ['data/pages/home.yaml', 'A clean home.', 'A clean home in Singapore.', '{city}'],
  ['data/pages/about.md', 'Staff are trained', 'From Blk 20 Sin Ming Lane, they came. Staff are trained', '{address}'],
  ['data/faqs/home.yaml', 'Staff are trained', 'Since 2015, staff are trained', '{founded}'],
  ['data/site.yaml', 'reliability, integrity.', 'reliability, integrity. 9+ areas.', '{areaCount}+'],
  ['data/pages/home.yaml', 'A clean home.', 'A clean home near Singapore Zoo, as of 2015-12 and 1.2015.', undefined],
  ['data/testimonials/carousel.yaml', '  text: ', '  text: Best in Singapore. ', undefined],
])('in %s, "%s" as "%s" is a fact that is typed again: write %s', (file, from, to, replacement) => {
  applyChanges(root, [{ file, replace: [from, to] }]);
  const found = check(root).problems.map(({ rule, fix }) => `${rule}: ${fix}`);
  expect(found).toEqual(replacement === undefined ? [] : [`typed-fact: write →  ${replacement}`]);
});

const brandless: readonly Change[] = [
  { file: 'data/pages/about.md', replace: ['description: "{brand} is a', 'description: "A'] },
  { file: 'data/pages/home.yaml', replace: ['description: "{brand} cleans', 'description: "We clean'] },
  { file: 'data/pages/contact.yaml', replace: ['description: Ask {brand}', 'description: Ask us'] },
];
test.each([
  ['Rumah', 'have none', brandless, []],
  ['Bersih Sentosa 16', 'have none', brandless, []],
  ['Nimbus Homes And Offices Luxe', 'have none', brandless, []],
  ['Donaudampfschifffahrtsgesellschaftsputzer', 'have none', brandless, []],
  ['Nimbus Homes And Offices Luxe', 'have it', [], ['long-brand']],
])('with the brand %s and descriptions that %s, what a long brand causes is one problem', (...row) => {
  const [brand, , changes, rules] = row;
  applyChanges(root, [inSite('brand: Sapu', `brand: ${brand}`), ...changes]);
  const { problems } = check(root);
  expect(problems.map(({ rule }) => rule)).toEqual(rules);
  expect(problems.every(({ place }) => place.file === 'data/site.yaml')).toBe(true);
});

test('a year of founding may be this year, not the next', () => {
  const year = new Date().getFullYear();
  expect(problemsWith(inSite('founded: 2015', `founded: ${year}`))).toEqual([]);
  expect(problemsWith(inSite(`founded: ${year}`, `founded: ${year + 1}`))).toEqual(['founded-in-the-future']);
});

test('special days that are over when they are typed are a question; days that are over later are none', () => {
  const { content: before } = check(root);
  applyChanges(root, [
    inSite(
      'customerService:',
      '  special:\n    - { label: Christmas, from: 2026-12-24, to: 2026-12-26, closed: true }\ncustomerService:',
    ),
  ]);
  const { content, problems } = check(root);
  expect(problems).toEqual([]);
  const on = (day: string) => pastDays(before, content, new Date(`${day}T12:00:00+08:00`));
  expect(on('2026-12-26')).toEqual([]);
  expect(on('2026-12-27')).toMatchObject([{ rule: 'past-days', fix: 'if not →  from: 2027-12-24' }]);
  expect(pastDays(content, content, new Date('2027-01-01'))).toEqual([]);
});

test.each([
  ['Near Lorong 1 and the PIE Exit 26B', 0],
  ['Lorong 1 is quiet', 1],
  ['Street 11 is quiet', 0],
  ['Quiet, between Block 5 and Singapore 560123', 0],
  ['About 300 flats are new', 1],
  ['In Bedok 300 flats are new', 1],
  ['Most of Bedok, 12% of it, and the Parkway 12% too', 2],
  ['The Parkway 1,205 flats', 1],
])('"%s" has %i figures without a source', (words, count) => {
  expect(problemsWith(bedok(words)).filter((rule) => rule === 'figure-without-source')).toHaveLength(count);
});

test('a claim is allowed for which the owner vouches', () => {
  const claim: Change = {
    file: 'data/faqs/home.yaml',
    replace: ['Staff are trained', 'We are Licensed, and certified. Staff are trained'],
  };
  expect(problemsWith(claim)).toEqual(['unproven-claim', 'unproven-claim']);
  expect(problemsWith(inSite('footer:', 'claims: [licensed by NEA]\nfooter:'))).toEqual(['unproven-claim']);
  expect(problemsWith(inSite('by NEA]', 'by NEA, certified]'))).toEqual([]);
});

test.each(['abc.d', 'a.%%%', 'sb_publishable_ä', 'eyJ.eyJ', 'sbp_0123'])(
  'ENQUIRY_KEY=%s is a setting with a mistake',
  (key) => {
    const { problems } = check(root, { ENQUIRY_KEY: key });
    expect(problems).toMatchObject([{ place: { file: 'ENQUIRY_KEY' }, rule: 'backend-key' }]);
    expect(JSON.stringify(problems)).not.toContain(key);
  },
);

test.each([
  ['data/site.yaml', 'brand: Sapu', 'brand: Sapu 清洁'],
  ['data/pages/not-found.yaml', 'title: ', 'title: 🧹 '],
  ['data/pages/contact.yaml', 'heading: ', 'heading: 🧹 '],
  ['data/pages/home.yaml', '  title: ', '  title: 🧹 '],
  ['data/services/weekly-cleaning.yaml', '  title: ', '  title: 🧹 '],
  ['data/services/weekly-cleaning.yaml', 'label: average HDB', 'label: 🧹 average HDB'],
])('in %s, "%s" is drawn into a picture, whose fonts have no emoji', (file, from, to) => {
  expect(problemsWith({ file, replace: [from, to] })).toContain('character-without-a-font');
});
