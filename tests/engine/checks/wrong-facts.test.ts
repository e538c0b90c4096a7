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

test.each([4, 40, 61])('a brand of %i letters, which makes some texts too long, is one problem', (length) => {
  const brand = 'Clean Homes and Offices of Singapore by the Sea, and of Johor'.slice(0, length);
  applyChanges(root, [inSite('brand: Sapu', `brand: ${brand}`)]);
  const places = check(root).problems.map(({ rule, place }) => `${rule} ${place.file}:${place.line}`);
  expect(places).toEqual(length === 4 ? [] : ['too-long data/site.yaml:2']);
});

test('the number of WhatsApp can be called too', () => {
  expect(problemsWith(inSite('email:', 'whatsapp: +65 8250 123\nemail:'))).toEqual(['wrong-phone']);
});

test.each([
  ['€280', 'wrong-amount'],
  ['SGD 280', 'wrong-amount'],
  ['US$280', 'wrong-amount'],
  ['S$ 280', 'wrong-amount'],
  ['280 EUR', 'wrong-amount'],
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
  expect(problemsWith(price(value))).toEqual(rule === undefined ? [] : [rule]);
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
  ['RM', '$1,450', ['wrong-amount']],
  ['RM', 'SGD 95', ['wrong-amount']],
  ['Fr.', 'Fr. 1,450', []],
  ['S$', '$1,450', ['wrong-amount']],
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
  ['data/pages/home.yaml', 'A clean home.', 'A clean home for RM 77.', ['typed-fact']],
  ['data/pages/home.yaml', 'A clean home.', 'A clean home for RM 300.', ['typed-fact']],
  ['data/pages/home.yaml', 'A clean home.', 'A clean FARM 300.', []],
  ['data/neighbourhoods/bedok.yaml', 'paragraph: The blocks', 'paragraph: From RM 300. The blocks', ['typed-fact']],
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
  ['data/faqs/weekly-cleaning.yaml', 'Usually {duration.hdb}', 'Usually 2–3 hours', '{duration.hdb}'],
  ['data/pages/home.yaml', 'Call or write, {serviceHours}', 'Call or write, 9am to 6pm', '{serviceHours}'],
  ['data/services/move-in-out-cleaning.yaml', ', {price.condo}', ', $380', '{price.condo}'],
  ['data/pages/home.yaml', 'A clean home.', 'A clean home near Singapore Zoo, as of 2015-12 and 1.2015.', undefined],
  ['data/testimonials/carousel.yaml', '  text: ', '  text: It took 3 hours and $280. ', undefined],
  ['data/testimonials/carousel.yaml', '  text: ', '  text: Best in Singapore. ', undefined],
])('in %s, "%s" as "%s" is a fact that is typed again: write %s', (file, from, to, replacement) => {
  applyChanges(root, [{ file, replace: [from, to] }]);
  const found = check(root).problems.map(({ rule, fix }) => `${rule}: ${fix}`);
  expect(found).toEqual(replacement === undefined ? [] : [`typed-fact: write →  ${replacement}`]);
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
