import { expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { pastDays } from '../../../scripts/diff/past-days.ts';
import type { Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { root, after, rulesAfter } = sharedCopy();

const inSite = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });
test.each([
  ['+65 6250 123', false],
  ['+65 2250 1234', false],
  ['+999 6250 1234', false],
  ['+65 6250 1234', true],
  ['+65 1800 222 0000', true],
])('the number %s can be called, also on WhatsApp: %s', (number, isRight) => {
  const rules = isRight ? [] : ['wrong-phone'];
  expect(rulesAfter(inSite('+65 0000 0000', number))).toEqual(rules);
  expect(rulesAfter(inSite(number, '+65 6250 1234'), inSite('email:', `whatsapp: ${number}\nemail:`))).toEqual(rules);
});

test.each([4, 61])('a brand of %i letters, which makes some texts too long, is one problem', (length) => {
  const brand = 'Clean Homes and Offices of Singapore by the Sea, and of Johor'.slice(0, length);
  const places = after(inSite('brand: Sapu', `brand: ${brand}`)).problems.map(
    ({ rule, place }) => `${rule} ${place.file}:${place.line}`,
  );
  expect(places).toEqual(length === 4 ? [] : ['too-long data/site.yaml:2']);
});

const moving = 'data/services/move-in-out-cleaning.yaml';
test.each([
  ['$', '€280', false],
  ['$', 'US$280', false],
  ['$', '$0.00', false],
  ['$', '$2.9', false],
  ['$', '$28,00.00', false],
  ['$', '$1,280', true],
  ['$', '$280–$1,280', true],
  ['$', 'on request', true],
  ['$', 'ask HDB', true],
  ['RM', 'RM 1,450', true],
  ['RM', '1,450 RM', true],
  ['RM', '$1,450', false],
  ['RM', 'RM 0', false],
  ['Fr.', 'Fr. 1,450', true],
])('where the sign is %s, the price %s is right: %s', (sign, value, isRight) => {
  const prices = ['$280', '$380', '$480'].map((old): Change => ({
    file: moving,
    replace: [`value: ${old}`, `value: "${value}"`],
  }));
  const rules = rulesAfter(inSite('currency: $', `currency: ${sign}`), ...prices);
  expect([...new Set(rules)]).toEqual(isRight ? [] : ['wrong-amount']);
});

const google = 'https://www.google';

test.each([
  ['https://maps.app.goo.gl/3xYp', false],
  [`${google}.com/maps/place/Blk+7/@1.35,103.8,17z`, false],
  ['https://maps.google.com/?q=Blk+7', false],
  ['https://google.com/maps/dir/?api=1&destination=Blk+7', false],
  [`${google}.com/maps/embed?pb=!1m18`, true],
  [`${google}.com/maps/d/u/0/embed?mid=1`, true],
  ['https://maps.google.com/maps?q=Blk+7&output=embed', true],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
])('the map of the contact page at %s can be shown: %s', (address, isShown) => {
  expect(rulesAfter(inSite('embed: ""', `embed: "${address}"`))).toEqual(isShown ? [] : ['map-not-for-frames']);
});

test.each([
  ['data/pages/home.yaml', 'A clean home.', 'A clean home for RM 280.', ['typed-fact']],
  ['data/pages/home.yaml', 'A clean home.', 'A clean FARM 280.', []],
])('where the sign is RM, the check of prices reads it in sentences: %s', (file, from, to, rules) => {
  const prices = ['280', '380', '480'].map((old): Change => ({ file: moving, replace: [`$${old}`, `RM ${old}`] }));
  const set = [inSite('currency: $', 'currency: RM'), ...prices];
  expect(rulesAfter(...set, { file, replace: [from, to] })).toEqual(rules);
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
])('in %s, "%s" as "%s" is a fact that is typed again: write %s', (file, from, to, replacement) => {
  const found = after({ file, replace: [from, to] }).problems.map(({ rule, fix }) => `${rule}: ${fix}`);
  expect(found).toEqual(replacement === undefined ? [] : [`typed-fact: write →  ${replacement}`]);
});

test('a year of founding may be this year, not the next', () => {
  const year = new Date().getFullYear();
  expect(rulesAfter(inSite('founded: 2015', `founded: ${year}`))).toEqual([]);
  expect(rulesAfter(inSite(`founded: ${year}`, `founded: ${year + 1}`))).toEqual(['founded-in-the-future']);
});

test('special days that are over when they are typed are a question; days that are over later are none', () => {
  const { content: before } = check(root);
  const special = '  special:\n    - { label: Christmas, from: 2026-12-24, to: 2026-12-26, closed: true }\n';
  const { content, problems } = after(inSite('customerService:', `${special}customerService:`));
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
  expect(rulesAfter(claim)).toEqual(['unproven-claim', 'unproven-claim']);
  expect(rulesAfter(inSite('footer:', 'claims: [licensed by NEA]\nfooter:'))).toEqual(['unproven-claim']);
  expect(rulesAfter(inSite('by NEA]', 'by NEA, certified]'))).toEqual([]);
});

test.each(['abc.d', 'a.%%%', 'sb_publishable_ä', 'eyJ.eyJ', 'sbp_0123'])(
  'ENQUIRY_KEY=%s is a setting with a mistake',
  (key) => {
    const { problems } = check(root, { ENQUIRY_KEY: key });
    expect(problems).toMatchObject([{ place: { file: 'ENQUIRY_KEY' }, rule: 'backend-key' }]);
    expect(JSON.stringify(problems)).not.toContain(key);
  },
);
