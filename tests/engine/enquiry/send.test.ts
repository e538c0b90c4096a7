import { afterEach, expect, test, vi } from 'vitest';
import { send } from '../../../src/enquiry/send.ts';

afterEach(() => vi.unstubAllGlobals());

const elsewhere = 'https://backend.example/functions/v1/send-contact-email';
const own = 'https://sapu.example/functions/v1/send-contact-email';
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => () => Promise.resolve(Response.json({ error: 'code', message: 'Why' }, { status }));
const brokenOff = () => Promise.resolve(new Response('{"id":', { headers: { 'content-type': 'application/json' } }));

/** Sends an enquiry to a network that replies like this, and returns the result with each request: address and id. */
async function sentTo(...replies: (() => Promise<Response>)[]) {
  vi.stubGlobal('location', new URL('https://sapu.example/contact'));
  vi.spyOn(console, 'debug').mockReturnValue();
  const requests: { address: string; id: string }[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { body }: { body: string }) => {
    requests.push({ address: String(address), id: (JSON.parse(body) as { id: string }).id });
    return replies[requests.length - 1]!();
  });
  const failure = await send({ action: elsewhere, key: '' }, { id: 'first', name: 'Ana' });
  return { kind: failure ? 'failed' : 'sent', requests };
}

test.each([
  ...[400, 403, 413, 422, 429, 500, 502, 503].map((status) => [`the answer ${status}`, answer(status)] as const),
  ['an answer that breaks off', brokenOff] as const,
])('%s is final', async (_, reply) => {
  expect(await sentTo(reply)).toEqual({ kind: 'failed', requests: [{ address: elsewhere, id: 'first' }] });
});

test.each([
  ['stored', answer(200), 'sent'],
  ['busy', answer(503), 'failed'],
  ['not there either', unreachable, 'failed'],
])('what reached nobody goes once to the second address, with the same id: %s', async (_, reply, kind) => {
  const requests = [elsewhere, own].map((address) => ({ address, id: 'first' }));
  expect(await sentTo(unreachable, reply)).toEqual({ kind, requests });
});

test.each([
  ['stored', answer(200), 'sent'],
  ['known as well', answer(409), 'failed'],
  ['busy', answer(500), 'failed'],
])('what is known with another text goes once more with a new id: %s', async (_, reply, kind) => {
  const sent = await sentTo(answer(409), reply);
  expect(sent).toEqual({
    kind,
    requests: [elsewhere, elsewhere].map((address) => ({ address, id: expect.any(String) })),
  });
  expect(sent.requests[1]?.id).toMatch(/^[0-9a-f-]{36}$/);
});
