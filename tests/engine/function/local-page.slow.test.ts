import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
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
  const enquiries = startEnquiries(folder, 'https://sapu.example', company, {});
  const server = createServer((request, response) =>
    enquiries.answer(new URL(request.url ?? '', 'http://a').pathname, request, response),
  );
  const origin = await listen(server);
  return {
    origin,
    url: `${origin}/functions/v1/send-contact-email`,
    ready: enquiries.ready,
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
  local = await startLocally(newFolder());
});
afterAll(async () => {
  await local.stop();
  vi.restoreAllMocks();
});

test('an enquiry that is sent while the database starts waits for it', async () => {
  expect((await sendForm(local)).status).toBe(303);
});

test('if the database cannot start, the visitor is not thanked', async () => {
  const folder = newFolder();
  // A folder in the place of the file for the database's address makes the start fail.
  mkdirSync(join(folder, 'postgres.url'));
  const broken = await startLocally(folder);
  await expect(broken.ready).rejects.toThrow();
  expect((await sendForm(broken)).status).toBe(503);
  await broken.stop();
});

test('enquiries are listed with all that was typed, and mails as files that show what their readers see', async () => {
  const form = { ...visitor, name: 'Ben Ong', message: 'Three <b>rooms</b>.' };
  const headers = { 'Content-Type': 'application/json' };
  await fetch(local.url, { method: 'POST', body: JSON.stringify(form), headers });
  const open = async (path: string) => cheerio.load(await (await fetch(`${local.origin}${path}`)).text());
  await expect.poll(async () => (await open('/_local'))('a[href$=".html"]').length, { timeout: 20_000 }).toBe(4);
  const $ = await open('/_local');
  expect($('pre').first().text()).toContain('\nname: Ben Ong\n');
  expect($('pre').first().text()).toContain('\nmessage: Three <b>rooms</b>.\n');
  expect($(`a[href="${company.pages}"]`)).toHaveLength(1);

  const paths = $('a[href$=".html"]')
    .toArray()
    .map((link) => $(link).attr('href')!);
  const mails = await Promise.all(paths.map(open));
  const mail = mails.find((each) => /^Subject: New enquiry.*Ben Ong/m.test(each('pre').text()))!;
  expect(mail('pre').text()).toMatch(/^To: .*\nReply-To: .*\nSubject: New enquiry[^]*Three <b>rooms<\/b>\./);
  expect(mail('h1').text()).not.toBe('');
  expect(mail('b').text()).not.toContain('rooms');
});

test('another name of this machine sees neither enquiries nor mails, and no other file is shown', async () => {
  const { port } = new URL(local.origin);
  const asked = request({ port, path: '/_local', headers: { Host: 'rebound.example' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(403);
  const other = await fetch(`${local.origin}/_local/..%2Fpostgres.url`);
  expect(await other.text()).not.toContain('postgres://');
});
