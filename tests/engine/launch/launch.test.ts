import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkLaunch } from '../../../scripts/editors/launch/launch.ts';
import { codeUnder } from '../operating/document.ts';
import { applyChanges, copyContent, projectRoot, restoreContent, type Change } from '../../support/content-copy.ts';
import { madeReal, realSettings as settings } from '../../support/real-company.ts';

const site = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

function writeSettings(given: Readonly<Record<string, string | undefined>>): void {
  const lines = Object.entries(given).map(([name, value]) => (value === undefined ? '' : `${name}=${value}\n`));
  writeFileSync(join(root, 'function.env'), lines.join(''));
}

function makeReal(): void {
  applyChanges(root, madeReal);
  writeSettings(settings);
}

const runLaunchCheck = (environment: Readonly<Record<string, string>> = {}) =>
  checkLaunch(root, environment, { envFile: 'function.env' });
const allReal = {
  exitCode: 0,
  text: `Nothing left to fix: the site can go live.
After the first enquiry, look at "visitor-address" in the log of the function: docs/operating.md, "What to watch".`,
};

/** The place and the rule of each reported problem. */
const reportedProblems = (text: string) =>
  [...text.matchAll(/^(\S+) {2}([a-z-]+)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

test('every made-up fact is listed, with its place and its fix', async () => {
  const { exitCode, text } = checkLaunch(root, {}, { now: new Date('2026-11-22T12:00:00+08:00') });
  await expect(`${text}\n`).toMatchFileSnapshot(fileURLToPath(new URL('expected.txt', import.meta.url)));
  expect(exitCode).toBe(1);
});

test('a real company has no problems', () => {
  makeReal();
  expect(runLaunchCheck()).toEqual(allReal);
});

test('a WhatsApp number is optional, and a real one is accepted', () => {
  makeReal();
  applyChanges(root, [site('email: hello', 'whatsapp: +65 8123 4067\nemail: hello')]);
  expect(runLaunchCheck()).toEqual(allReal);
});

const only = (file: string, rule: string) => expect.stringMatching(new RegExp(`^data/${file}:\\d+:\\d+ ${rule}$`));

describe('the only problem is', () => {
  test.each<[what: string, change: Change | Change[], file: string, rule: string]>([
    ['the brand', site('brand: Kapas', 'brand: Sapu'), 'site.yaml', 'made-up-brand'],
    ['the phone', site('6100 2000', '0000 0000'), 'site.yaml', 'made-up-phone'],
    ...['+65 0000 0000', '+65 1234 5678', '+6512345678'].map((number): [string, Change, string, string] => [
      `the number on WhatsApp, ${number}`,
      site('email: hello', `whatsapp: "${number}"\nemail: hello`),
      'site.yaml',
      'made-up-phone',
    ]),
    ['the e-mail', site('hello@kapas.sg', 'hello@kapas.example'), 'site.yaml', 'made-up-address'],
    ['an e-mail of example.com', site('hello@kapas.sg', 'hello@example.com'), 'site.yaml', 'made-up-address'],
    ['a profile', site('https://facebook.com', 'https://facebook.example'), 'site.yaml', 'made-up-address'],
    ['the map', site('https://www.google.com/maps/embed?pb=1', '""'), 'site.yaml', 'no-map'],
    [
      'the widget',
      site('https://widget.trustindex.io/loader.js', '/stand-in/reviews.js'),
      'site.yaml',
      'stand-in-widget',
    ],
    ['the address of the backend', site('https://abcdefghijklmnopqrst.supabase.co', '""'), 'site.yaml', 'no-backend'],
    ['the key of the backend', site('sb_publishable_4f9c', '""'), 'site.yaml', 'no-backend-key'],
    [
      'a review',
      [
        { file: 'data/testimonials/carousel.yaml', replace: ['name: Mei Lin', 'name: Customer name'] },
        { file: 'data/testimonials/carousel.yaml', replace: ['  sample: false', '  sample: true'] },
      ],
      'testimonials/carousel.yaml',
      'sample-review',
    ],
    [
      'the brand in a text',
      { file: 'data/pages/about.md', replace: ['Kapas is Malay', 'Sapu is Malay'] },
      'pages/about.md',
      'made-up-brand',
    ],
    [
      'a note to the owner that visitors would read',
      {
        file: 'data/services/move-in-out-cleaning.yaml',
        replace: ['lead: Moving in, moving out', 'lead: Sample reviews. Moving in, moving out'],
      },
      'services/move-in-out-cleaning.yaml',
      'note-to-the-owner',
    ],
    [
      'unconfirmed tasks',
      { file: 'data/services/weekly-cleaning.yaml', replace: ['  items:', '  proposed: true\n  items:'] },
      'services/weekly-cleaning.yaml',
      'proposed-tasks',
    ],
    [
      'the contact for data protection',
      { file: 'data/pages/privacy.md', replace: [' at {email} or call {phone}', ''] },
      'pages/privacy.md',
      'no-data-protection-contact',
    ],
  ])('%s', (_, change, file, rule) => {
    makeReal();
    applyChanges(root, [change].flat());
    const { exitCode, text } = runLaunchCheck();
    expect(reportedProblems(text)).toEqual([only(file, rule)]);
    expect(text).toContain('\n1 problem to fix before the site goes live.\n');
    expect(exitCode).toBe(1);
  });

  test('the address of the site, which is reported in data/site.yaml and in the settings of the function', () => {
    makeReal();
    applyChanges(root, [site('https://kapas.sg', 'https://kapas.example')]);
    expect(reportedProblems(runLaunchCheck().text)).toEqual([
      'data/site.yaml:3:6 made-up-address',
      'function.env:1:1 other-site',
    ]);
  });

  test.each<[name: string, value: string | undefined, rule: string]>([
    ['MAIL_TO', undefined, 'function-setting'],
    ['MAIL_TO', 'office@kapas.example', 'made-up-address'],
    ['MAIL_FROM', 'hello@example.com', 'made-up-address'],
    ['RESEND_API_KEY', undefined, 'function-setting'],
    ['RESEND_API_KEY', 're_0123456789', 'example-setting'],
    ['IP_PEPPER', 'short', 'function-setting'],
    ['SITE_URL', 'https://www.kapas.sg', 'other-site'],
    ['MAIL_ALARM_TO', 'office@kapas.sg', 'function-setting'],
    ['MAIL_TO', 'office at kapas', 'function-setting'],
    ['SMTP_PORT', '587', 'blocked-port'],
    ['SMTP_PORT', '25', 'blocked-port'],
  ])('the setting %s=%s', (name, value, rule) => {
    makeReal();
    writeSettings({ ...settings, [name]: value });
    const { exitCode, text } = runLaunchCheck();
    const [line] = reportedProblems(text);
    const row = value === undefined ? 1 : Object.keys({ ...settings, [name]: value }).indexOf(name) + 1;
    expect([reportedProblems(text).length, line]).toEqual([1, `function.env:${row}:1 ${rule}`]);
    expect(text).toContain(name);
    expect(exitCode).toBe(1);
  });
});

test('the environment of a build sets the backend of enquiries', () => {
  makeReal();
  applyChanges(root, [site('https://abcdefghijklmnopqrst.supabase.co', '""'), site('sb_publishable_4f9c', '""')]);
  const own = { ENQUIRY_URL: 'https://abcdefghijklmnopqrst.supabase.co', ENQUIRY_KEY: 'sb_publishable_4f9c' };
  expect(runLaunchCheck(own)).toEqual(allReal);
  expect(reportedProblems(runLaunchCheck({ ...own, ENQUIRY_URL: 'http://127.0.0.1:54321' }).text)).toEqual([
    'ENQUIRY_URL:1:1 local-backend',
  ]);
});

test('settings are read from the environment or the usual file, or reported as unknown', () => {
  makeReal();
  const usual = 'supabase/functions/.env';
  expect(reportedProblems(checkLaunch(root, {}).text)).toEqual([`${usual}:1:1 settings-not-checked`]);
  expect(reportedProblems(checkLaunch(root, {}, { envFile: 'nowhere.env' }).text)).toEqual([
    'nowhere.env:1:1 no-settings-file',
  ]);
  expect(checkLaunch(root, settings)).toEqual(allReal);
  expect(reportedProblems(checkLaunch(root, { ...settings, MAIL_TO: 'a@b.example' }).text)).toEqual([
    'MAIL_TO:1:1 made-up-address',
  ]);
  applyChanges(root, [{ file: usual, write: 'MAIL_TO=office@kapas.sg\n' }]);
  expect(new Set(reportedProblems(checkLaunch(root, settings).text))).toEqual(
    new Set([`${usual}:1:1 function-setting`]),
  );
});

test('the settings of a job need no SITE_URL, because data/site.yaml has the address', () => {
  makeReal();
  const { SITE_URL: _given, ...others } = settings;
  expect(checkLaunch(root, { ...others, MAIL_ALARM_TO: '', SMTP_HOST: '' })).toEqual(allReal);
  // The workflow passes every setting, with an empty value if it is not set.
  expect(reportedProblems(checkLaunch(root, { MAIL_TO: '' }).text)).toContain('MAIL_TO:1:1 function-setting');
});

test('the content can be checked without the settings', () => {
  makeReal();
  const alone = { exitCode: 0, text: 'The content is ready: the site can go live.' };
  expect(checkLaunch(root, {}, { contentOnly: true })).toEqual(alone);
  applyChanges(root, [site('brand: Kapas', 'brand: Sapu')]);
  expect(reportedProblems(checkLaunch(root, {}, { contentOnly: true }).text)).toEqual([
    'data/site.yaml:2:8 made-up-brand',
  ]);
});

test('the value of a secret setting is never printed', () => {
  makeReal();
  const secrets = {
    IP_PEPPER: 'pepper-7d1',
    DRAIN_SECRET: 'drain-7d1',
    SMTP_PASSWORD: 'pass-7d1',
    MAIL_TO: '7d1@kapas.sg',
  };
  const given = { ...settings, ...secrets, MAIL_ALARM_TO: '7d1@kapas.sg' };
  writeSettings(given);
  for (const { text } of [runLaunchCheck(), checkLaunch(root, given)]) {
    expect(text).toContain('IP_PEPPER is too short');
    expect(text).toContain('MAIL_ALARM_TO is the same as MAIL_TO');
    expect(text).not.toContain('7d1');
  }
});

test('mistakes in the content come first', () => {
  makeReal();
  applyChanges(root, [site('founded: 2015', 'founded: long ago')]);
  const { exitCode, text } = runLaunchCheck();
  expect(exitCode).toBe(1);
  expect(text).toContain('data/site.yaml:7:10  wrong-type');
  expect(text).toContain('Check again with: npm run check:content');
});

test('the example values of docs/operating.md are reported as examples', () => {
  makeReal();
  const [, shown = ''] = /<<END\n(.*?)END\n/s.exec(codeUnder('Deploying by hand', 'sh')) ?? [];
  writeFileSync(join(root, 'function.env'), shown.replaceAll('$(node', 'long enough'));
  expect(reportedProblems(runLaunchCheck().text)).toEqual([
    'function.env:1:1 made-up-address',
    'function.env:2:1 made-up-address',
    'function.env:3:1 made-up-address',
    'function.env:4:1 example-setting',
  ]);
});

test('the exit code is 0 without problems, 1 with problems, 2 with wrong arguments', () => {
  makeReal();
  const command = ['--import', import.meta.resolve('tsx'), join(projectRoot, 'scripts/check-launch.ts')];
  const run = (...args: string[]) => {
    const all = [...command, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run('--env', 'function.env')).toEqual({ status: 0, stdout: `${allReal.text}\n`, stderr: '' });
  expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('settings-not-checked') });
  expect(run('--enw', 'function.env')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^npm run check:launch /),
  });
});
