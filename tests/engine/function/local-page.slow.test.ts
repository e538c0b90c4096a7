import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEnquiries, type Enquiries } from '../../../scripts/local/enquiries.ts';
import { company } from './company.ts';
import { visitor } from './enquiry-client.ts';

let folder: string;
let enquiries: Enquiries;
let server: Server;
let origin: string;

function start(): void {
  enquiries = startEnquiries(folder, 'https://sapu.example', company, {});
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'local-page-'));
  chmodSync(folder, 0o755);
  start();
  server = createServer((request, response) =>
    enquiries.answer(new URL(request.url ?? '', 'http://a').pathname, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await enquiries.stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = async (path: string) => cheerio.load(await (await fetch(`${origin}${path}`)).text());

function move(how: string, from = origin): Promise<Response> {
  const body = new URLSearchParams({ move: how });
  return fetch(`${origin}/_local/clock`, { method: 'POST', body, headers: { Origin: from }, redirect: 'manual' });
}

test('the clock can be moved forward, and mails are shown as their readers see them', async () => {
  const form = { ...visitor, message: 'Three <b>rooms</b>.' };
  await fetch(`${origin}/functions/v1/send-contact-email`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'Content-Type': 'application/json' },
  });
  expect((await move('week')).status).toBe(303);
  const $ = await open('/_local');
  expect($('main').text()).toContain('on a clock that was moved');
  const subjects = $('.mails a')
    .toArray()
    .map((link) => $(link).text());
  for (const subject of [/^New enquiry/, /^Reply by/, /^Late by/, /^Open enquiries: 1/]) {
    expect(
      subjects.some((own) => subject.test(own)),
      String(subject),
    ).toBe(true);
  }
  expect(subjects.filter((own) => own.startsWith('Late by'))).toHaveLength(1);
  expect($(`a[href="${company.pages}"]`)).toHaveLength(1);

  const path = $('.mails a:contains("Reply by")').attr('href')!;
  const mail = await open(path);
  expect(mail('h1').text()).toMatch(/^Reply by /);
  expect(mail('iframe').attr('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(mail('pre').text()).toContain('Three <b>rooms</b>.');
  expect(mail('pre b')).toHaveLength(0);
  const html = await fetch(`${origin}${mail('iframe').attr('src')}`);
  expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox /);
  expect(
    cheerio
      .load(await html.text())('h1')
      .text(),
  ).toBe('Please reply soon');
  const source = await fetch(`${origin}${path}/source`);
  expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await source.text()).toContain('Subject: Reply by');
});

test('the clock keeps its time after a restart, and another site cannot move it', async () => {
  const time = async () => /It is (\S+)/.exec((await open('/_local'))('main').text())![1]!;
  const before = await time();
  await enquiries.stop();
  start();
  await enquiries.ready;
  expect(await time()).toBe(before);
  expect((await move('week', 'https://evil.example')).status).toBe(403);
  expect((await fetch(`${origin}/_local/clock`)).status).toBe(403);
  expect(await time()).toBe(before);
  expect((await fetch(`${origin}/_local/mail/..%2Fpostgres.url`)).status).toBe(404);
});
