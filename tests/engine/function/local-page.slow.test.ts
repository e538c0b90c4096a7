import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEnquiries } from '../../../scripts/local/enquiries.ts';
import { newFolder } from '../../support/cluster.ts';
import { listen } from '../../support/listen.ts';
import { company } from './company.ts';
import { visitor } from './visitor.ts';

/** Starts the function as `npm start` does, behind a socket. `stop` also removes its folder. */
async function startLocally(folder: string) {
  const start = () => startEnquiries(folder, 'https://sapu.example', company, {});
  let enquiries = start();
  const server = createServer((request, response) =>
    enquiries.answer(new URL(request.url ?? '', 'http://a').pathname, request, response),
  );
  const origin = await listen(server);
  return {
    origin,
    url: `${origin}/functions/v1/send-contact-email`,
    ready: enquiries.ready,
    restart: async () => {
      await enquiries.stop();
      enquiries = start();
      await enquiries.ready;
    },
    stop: async () => {
      server.close();
      await enquiries.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
type Local = Awaited<ReturnType<typeof startLocally>>;

/** Sends a form without JavaScript. */
const sendForm = ({ url }: Local) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(visitor), redirect: 'manual' });

let local: Local;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  // The reminders depend on opening hours, so the clock begins at ten on the next Tuesday in Singapore.
  const tuesday = new Date();
  tuesday.setUTCHours(2, 0, 0, 0);
  tuesday.setUTCDate(tuesday.getUTCDate() + ((9 - tuesday.getUTCDay()) % 7 || 7));
  const folder = newFolder();
  writeFileSync(join(folder, 'clock-offset'), String(tuesday.getTime() - Date.now()));
  local = await startLocally(folder);
});
afterAll(async () => {
  await local.stop();
  vi.restoreAllMocks();
});

test('an enquiry that is sent while the database starts waits for it', async () => {
  expect((await sendForm(local)).status).toBe(303);
});

test('if the database cannot start, the visitor gets an error and the typed text is kept', async () => {
  const folder = newFolder();
  // A folder in the place of the file for the database's address makes the start fail.
  mkdirSync(join(folder, 'postgres.url'));
  const broken = await startLocally(folder);
  await expect(broken.ready).rejects.toThrow();
  const answer = await sendForm(broken);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(
    cheerio
      .load(await answer.text())('[name=message]')
      .val(),
  ).toBe(visitor.message);
  await broken.stop();
});

const open = async (path: string) => cheerio.load(await (await fetch(`${local.origin}${path}`)).text());

function move(how: string, from = local.origin): Promise<Response> {
  const body = new URLSearchParams({ move: how });
  return fetch(`${local.origin}/_local/clock`, { method: 'POST', body, headers: { Origin: from }, redirect: 'manual' });
}

test('the clock can be moved forward, and mails are shown as their readers see them', async () => {
  // The enquiry of the first test has mails with the same subjects, but for the name.
  const form = { ...visitor, name: 'Ben Ong', message: 'Three <b>rooms</b>.' };
  const headers = { 'Content-Type': 'application/json' };
  await fetch(local.url, { method: 'POST', body: JSON.stringify(form), headers });
  expect((await move('week')).status).toBe(303);
  const $ = await open('/_local');
  expect($('main').text()).toContain('on a clock that was moved');
  const subjects = $('.mails a')
    .toArray()
    .map((link) => $(link).text());
  for (const subject of [/^New enquiry/, /^Late: /, /^Open enquiries: 2/]) {
    expect(subjects).toContainEqual(expect.stringMatching(subject));
  }
  expect(subjects.filter((own) => own.startsWith('Late: '))).toHaveLength(1);
  expect($(`a[href="${company.pages}"]`)).toHaveLength(1);

  // The subject of the digest names the late ones too.
  const reminder = $('.mails a').filter((_, link) => $(link).text().startsWith('Late: '));
  const path = reminder.attr('href')!;
  const mail = await open(path);
  expect(mail('h1').text()).toMatch(/^Late: .*Ben Ong/);
  expect(mail('iframe').attr('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(mail('pre').text()).toContain('Three <b>rooms</b>.');
  expect(mail('pre b')).toHaveLength(0);
  expect(cheerio.load(mail('iframe').attr('srcdoc')!)('h1').text()).toBe('Please reply');
  const source = await fetch(`${local.origin}${path}/source`);
  expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await source.text()).toContain('Subject: Late');
});

test('the clock keeps its time after a restart, and another site cannot move it', async () => {
  const time = async () => /It is (\S+)/.exec((await open('/_local'))('main').text())![1]!;
  const before = await time();
  await local.restart();
  expect(await time()).toBe(before);
  expect((await move('week', 'https://evil.example')).status).toBe(403);
  expect((await fetch(`${local.origin}/_local/clock`)).status).toBe(403);
  expect(await time()).toBe(before);
  expect((await fetch(`${local.origin}/_local/mail/..%2Fpostgres.url`)).status).toBe(404);
});
