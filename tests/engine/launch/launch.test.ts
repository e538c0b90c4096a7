import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkLaunch } from '../../../scripts/launch/launch.ts';
import { applyChanges, copyContent, type Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { madeReal, realSettings as settings } from '../../support/real-company.ts';

const site = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });

const { root } = sharedCopy(madeReal);
const now = new Date('2026-11-22T12:00:00+08:00');
beforeEach(() => writeSettings(settings));
const envFile = 'supabase/functions/.env';

function writeSettings(given: Readonly<Record<string, string | undefined>>): void {
  const lines = Object.entries(given).map(([name, value]) => (value === undefined ? '' : `${name}=${value}\n`));
  applyChanges(root, [{ file: envFile, write: lines.join('') }]);
}

const runLaunchCheck = (environment: Readonly<Record<string, string>> = {}) => checkLaunch(root, environment, { now });
/** Checks what a publication of the site checks, at a given time. */
const at = (time: string | Date) => checkLaunch(root, {}, { contentOnly: true, now: new Date(time) });
const allReal = { exitCode: 0, text: 'Nothing left to fix: the site can go live.' };

/** The place and the rule of each reported problem. */
const reportedProblems = (text: string) =>
  [...text.matchAll(/^(\S+) {2}([a-z-]+)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

const whatsapp = (number: string) => site('email: hello', `whatsapp: "${number}"\nemail: hello`);
const inFile = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });

test('every made-up fact is listed, with its place and its fix', async () => {
  const madeUp = copyContent();
  const { exitCode, text } = checkLaunch(madeUp, {}, { now });
  rmSync(madeUp, { recursive: true });
  await expect(`${text}\n`).toMatchFileSnapshot(fileURLToPath(new URL('expected.txt', import.meta.url)));
  expect(exitCode).toBe(1);
});

test('a real company has no problems, with or without a WhatsApp number', () => {
  expect(runLaunchCheck()).toEqual(allReal);
  applyChanges(root, [whatsapp('+65 8123 4067')]);
  expect(runLaunchCheck()).toEqual(allReal);
});

describe('the only problem is', () => {
  test.each<[what: string, rule: string, change: Change]>([
    ['a made-up number on WhatsApp', 'made-up-phone', whatsapp('+65 0000 0000')],
    ['a number on WhatsApp that counts up', 'made-up-phone', whatsapp('+1 201 234 5678')],
    ['an e-mail of example.com', 'made-up-address', site('hello@kapas.sg', 'hello@example.com')],
    [
      'a note to the owner',
      'note-to-the-owner',
      inFile('services/move-in-out-cleaning.yaml', 'lead: Moving in', 'lead: Sample reviews. Moving in'),
    ],
    [
      'unconfirmed tasks',
      'proposed-tasks',
      inFile('services/weekly-cleaning.yaml', '  items:', '  proposed: true\n  items:'),
    ],
    [
      'the contact for data protection',
      'no-data-protection-contact',
      inFile('pages/privacy.md', ' at {email} or call {phone}', ''),
    ],
  ])('%s', (_, rule, change) => {
    applyChanges(root, [change]);
    const { exitCode, text } = runLaunchCheck();
    expect(reportedProblems(text)).toEqual([expect.stringMatching(new RegExp(`^${change.file}:\\d+:\\d+ ${rule}$`))]);
    expect(text).toContain('\n1 problem to fix before the site goes live.\n');
    expect(exitCode).toBe(1);
  });

  test.each<[name: string, value: string | undefined]>([
    ['MAIL_TO', undefined],
    ['MAIL_TO', 'office@kapas.example'],
    ['MAIL_ALARM_TO', 'office@kapas.sg'],
  ])('the setting %s=%s', (name, value) => {
    writeSettings({ ...settings, [name]: value });
    const { exitCode, text } = runLaunchCheck();
    expect(reportedProblems(text)).toEqual([`${envFile}:1:1 function-setting`]);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(name)]);
  });
});

test('the environment of a build sets the backend of enquiries', () => {
  applyChanges(root, [site('https://abcdefghijklmnopqrst.supabase.co', '""'), site('sb_publishable_4f9c', '""')]);
  const own = { ENQUIRY_URL: 'https://abcdefghijklmnopqrst.supabase.co', ENQUIRY_KEY: 'sb_publishable_4f9c' };
  expect(runLaunchCheck(own)).toEqual(allReal);
  const local = { ...own, ENQUIRY_URL: 'http://127.0.0.1:54321' };
  expect(reportedProblems(runLaunchCheck(local).text)).toEqual(['ENQUIRY_URL:1:1 no-backend']);
});

test('settings are read from their file, else from the environment; the content can be checked without them', () => {
  writeSettings({ MAIL_TO: 'office@kapas.sg' });
  expect(runLaunchCheck(settings).text).toContain('MAIL_FROM is missing');
  rmSync(join(root, envFile));
  expect(at(now)).toEqual(allReal);
  expect(runLaunchCheck({ ...settings, MAIL_TO: '' }).text).toContain('MAIL_TO is missing');
  // The address of the site is that of data/site.yaml, and a workflow passes every setting, with an empty value if it is not set.
  expect(runLaunchCheck({ ...settings, SITE_URL: 'https://elsewhere.sg', MAIL_ALARM_TO: '' })).toEqual(allReal);
});

test('the value of a secret setting is never printed', () => {
  const names = ['DRAIN_SECRET', 'LINK_SECRET', 'SMTP_PASSWORD', 'MAIL_TO', 'MAIL_ALARM_TO'];
  writeSettings({ ...settings, ...Object.fromEntries(names.map((name) => [name, '7d1@kapas.sg'])) });
  const { text } = runLaunchCheck();
  expect(text).toMatch(/DRAIN_SECRET is too short[^]*MAIL_ALARM_TO is the same as MAIL_TO/);
  expect(text).not.toContain('7d1');
});

test('mistakes in the content come first', () => {
  applyChanges(root, [site('founded: 2015', 'founded: long ago')]);
  const { exitCode, text } = runLaunchCheck();
  expect(exitCode).toBe(1);
  expect(text).toContain('data/site.yaml:7:10  wrong-type');
  expect(text).toContain('Check again with: npm run check:content');
});

const expiring = site(
  'footer:',
  'evidence:\n  licence: { number: CB61002, class: "1", expires: 2027-03-31, url: https://register.kapas.sg }\nfooter:',
);

// Midnight in Singapore is 16:00 UTC.
test.each([
  ['a licence is valid until the end of its last day', 'expired-licence', '2027-03-31'],
  ['public holidays must cover two months', 'holidays-end-soon', '2036-10-31'],
])('%s', (_, rule, day) => {
  applyChanges(root, [expiring]);
  expect(at(`${day}T15:59:59Z`).text).not.toContain(rule);
  expect(at(`${day}T16:00:00Z`).text).toContain(rule);
});

test('what is missing and what grew old is said and never stops a publication', () => {
  applyChanges(root, [
    expiring,
    site('https://widget.trustindex.io/loader.js', '/stand-in/reviews.js'),
    { file: 'data/testimonials/move-in-out-cleaning.yaml', write: '[]\n' },
    inFile('services/weekly-cleaning.yaml', '  missing: "The price: a free quote."\n', ''),
    inFile('public-holidays.yaml', 'closed: true\n', ''),
  ]);
  const { exitCode, text } = at('2037-02-03T04:05:06Z');
  const rules = reportedProblems(text).map((line) => line.split(' ')[1]);
  expect(rules).toEqual([
    'stand-in-widget',
    'no-reviews',
    'no-price',
    'holidays-unsaid',
    'holidays-end-soon',
    'expired-licence',
  ]);
  expect(text.split('This stops nothing. ')).toHaveLength(7);
  expect({ exitCode, end: text.split('\n').at(-1) }).toEqual({ exitCode: 0, end: allReal.text });
});
