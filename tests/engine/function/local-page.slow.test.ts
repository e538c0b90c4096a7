import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import * as cheerio from 'cheerio';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEnquiries } from '../../../scripts/local/enquiries.ts';
import { newFolder } from '../../support/cluster.ts';
import { listen } from '../../support/listen.ts';
import { company } from './company.ts';
import { visitor } from './visitor.ts';

test('an enquiry waits while the database starts; it is listed, with its mails as their readers see them, on this machine only', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = newFolder();
  const enquiries = startEnquiries(folder, 'https://sapu.example', company, {});
  const server = createServer((request, response) =>
    enquiries.answer(new URL(request.url ?? '', 'http://a').pathname, request, response),
  );
  const origin = await listen(server);
  onTestFinished(async () => {
    server.close();
    await enquiries.stop();
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });
  const body = new URLSearchParams({ ...visitor, name: 'Ben Ong', message: 'Three <b>rooms</b>.' });
  const url = `${origin}/functions/v1/send-contact-email`;
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  const open = async (path: string) => cheerio.load(await (await fetch(origin + path)).text());
  await expect.poll(async () => (await open('/_local'))('a[href$=".html"]').length, { timeout: 20_000 }).toBe(2);
  const $ = await open('/_local');
  expect($('pre').first().text()).toMatch(/\nname: Ben Ong\n[^]*\nmessage: Three <b>rooms<\/b>\.\n/);
  expect($(`a[href="${company.pages}"]`)).toHaveLength(1);

  const links = $('a[href$=".html"]').toArray();
  const mails = await Promise.all(links.map((link) => open($(link).attr('href')!)));
  const mail = mails.find((each) => /^Subject: New enquiry.*Ben Ong/m.test(each('pre').text()))!;
  expect(mail('pre').text()).toMatch(/^To: .*\nReply-To: .*\nSubject: New enquiry[^]*Three <b>rooms<\/b>\./);
  expect(mail('h1').text()).not.toBe('');
  expect(mail('b').text()).not.toContain('rooms');

  // Another name of this machine, as with DNS rebinding, and another file.
  const asked = request(origin, { path: '/_local', headers: { Host: 'rebound.example' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(403);
  expect(await (await fetch(`${origin}/_local/..%2Fpostgres.url`)).text()).not.toContain('postgres://');
});
