import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEnquiries, type Enquiries } from '../../../scripts/local/enquiries.ts';
import { company } from './company.ts';
import { visitor } from './enquiry-client.ts';

let folder: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'starting-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Sends a form without JavaScript to the function behind a socket. */
async function send(enquiries: Enquiries): Promise<Response> {
  const server = createServer((request, response) => enquiries.answer(request.url ?? '', request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/send-contact-email`, {
    method: 'POST',
    body: new URLSearchParams(visitor),
    redirect: 'manual',
  });
  server.close();
  return answer;
}

test('an enquiry that is sent while the database starts waits for it', async () => {
  const enquiries = startEnquiries(folder, 'https://sapu.example', company, {});
  expect((await send(enquiries)).status).toBe(303);
  await enquiries.stop();
});

test('if the database cannot start, the visitor gets an error and the typed text is kept', async () => {
  // A folder in the place of the file for the database's address makes the start fail.
  mkdirSync(join(folder, 'postgres.url'));
  const enquiries = startEnquiries(folder, 'https://sapu.example', company, {});
  await expect(enquiries.ready).rejects.toThrow();
  const answer = await send(enquiries);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  const $ = cheerio.load(await answer.text());
  expect($('[name=message]').val()).toBe(visitor.message);
  await enquiries.stop();
});
